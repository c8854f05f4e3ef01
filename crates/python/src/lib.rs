//! Adamant's games for Python: the module `adamant._native`. What it promises is written down in `python/adamant/_native.pyi`.

mod any_game;
mod fault;
mod game;
mod plain;
mod review;
mod simulate;
mod tables;
mod vector;

/// The native half of the package `adamant`.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::game::{PyGame, action_count, layout, levels, observe, player_range, restore};
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::simulate::simulate;
    #[pymodule_export]
    use crate::tables::{cave_values, leave_chance, lone_value, solve_cave};
    #[pymodule_export]
    use crate::vector::PyVector;
}
