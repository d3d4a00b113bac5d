/** Whether the service worker has answered with this page, and answers its requests. */
export const isFromWorker = (): boolean => navigator.serviceWorker?.controller != null;
