/** Removes the service worker, for a page that cannot start with what it has cached. Never rejects. */
export async function removeWorker(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  } catch {
    // A browser that has no service workers, or refuses them, has none of ours.
  }
}
