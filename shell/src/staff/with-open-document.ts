import type { DataError, DataGateway, Observer, StoredDocument } from '@console/shared/data';

type Document = StoredDocument | undefined;

/**
 * The gateway with an open subscription to a document, which the first subscriber takes over: it receives the last
 * state, then every change. Later subscribers get their own.
 */
export function withOpenDocument(gateway: DataGateway, path: string): DataGateway {
  let observer: Observer<Document> | undefined;
  let last: (() => void) | undefined;
  const emit = (notify: (observer: Observer<Document>) => void) => {
    last = () => observer && notify(observer);
    last();
  };
  const stop = gateway.watchDocument(path, {
    next: (document) => emit(({ next }) => next(document)),
    failed: (error: DataError) => emit(({ failed }) => failed(error)),
  });
  let isTaken = false;
  return {
    ...gateway,
    watchDocument(wanted, subscriber) {
      if (wanted !== path || isTaken) return gateway.watchDocument(wanted, subscriber);
      isTaken = true;
      let isOpen = true;
      // An observer is never notified before the subscribing function has returned.
      void Promise.resolve().then(() => {
        if (!isOpen) return;
        observer = subscriber;
        last?.();
      });
      return () => {
        isOpen = false;
        observer = undefined;
        stop();
      };
    },
  };
}
