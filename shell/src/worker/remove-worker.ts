/** Removes the service worker, for a page that cannot start with what it has cached. Never rejects. */
export async function removeWorker(): Promise<void> {
  // Browsers support it only in secure contexts.
  const registrations = await navigator.serviceWorker?.getRegistrations();
  for (const registration of registrations ?? []) await registration.unregister();
}
