/** The part of a service worker's global scope that is used here; its own types exclude those of a page. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
};

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

declare const self: unknown;

export const worker = self as WorkerScope;
