// Notices of the system, for people who look elsewhere while it becomes their turn.

// Asks whether notices may be shown, and answers "granted", "denied" or "default".
export async function allow() {
  if (!("Notification" in globalThis)) return "denied";
  return Notification.requestPermission();
}

export async function show(title, body) {
  if (globalThis.Notification?.permission !== "granted") return;
  const notice = { body, tag: "turn", icon: "{{icon-192.png}}", data: location.href };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.showNotification(title, notice);
    return;
  }
  const shown = new Notification(title, notice);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

