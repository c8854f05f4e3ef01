//! Plain data across the border: JSON in between, by Python's own module.

use pyo3::prelude::*;
use serde_json::Value;

use crate::fault::wrong;

/// A value as dicts, lists, text and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// Dicts, lists, text and numbers as a value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let text: String = object.py().import("json")?.call_method1("dumps", (object,))?.extract()?;
    serde_json::from_str(&text).map_err(wrong)
}
