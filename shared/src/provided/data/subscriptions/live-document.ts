import type { FromCache } from '@console/shared/model';
import type { DataGateway, Observer, StoredDocument, Unsubscribe } from '../../gateway/gateway';
import {
  forgetPersisted,
  persistDocuments,
  persistedDocuments,
  persistedKey,
} from '../../persisted/persisted-documents';
import { subscriptionEndpoint } from './subscription';

export type LiveDocumentOptions = {
  /** Begins with the document that an earlier visit persisted, until the database answers. */
  readonly isPersisted?: boolean;
};

/** The parts of an RTK Query endpoint that subscribes to one document; `null` while it does not exist. */
export const liveDocument = <Arg, Entity extends object>(
  name: string,
  pathOf: (arg: Arg) => string,
  fromDocument: (document: StoredDocument) => Entity,
  { isPersisted = false }: LiveDocumentOptions = {},
) =>
  subscriptionEndpoint<Arg, FromCache<Entity> | null>(name, (gateway, arg, { next, failed }) => {
    const observer: Observer<StoredDocument | undefined> = {
      next: (document) => next(document ? withSource(fromDocument(document), document) : null),
      failed,
    };
    const path = pathOf(arg);
    return isPersisted ? watchPersisted(gateway, path, observer) : gateway.watchDocument(path, observer);
  });

const withSource = <Entity extends object>(
  entity: Entity,
  { fromCache, asOf }: StoredDocument,
): FromCache<Entity> => (fromCache ? { ...entity, fromCache, asOf } : entity);

/** Subscribes to a document; emits the persisted one until the database answers, and persists what the server confirms. */
function watchPersisted(
  gateway: DataGateway,
  path: string,
  { next, failed }: Observer<StoredDocument | undefined>,
): Unsubscribe {
  const key = persistedKey(path);
  const { documents: [persisted] = [], savedAt: asOf } = persistedDocuments(key) ?? {};
  let isAwaited = true;
  void Promise.resolve().then(() => {
    if (isAwaited && persisted) next({ ...persisted, fromCache: true, asOf });
  });
  const unsubscribe = gateway.watchDocument(path, {
    next(document) {
      // Firestore's cache does not have what this device has saved until a subscription has brought it.
      if (persisted && document?.fromCache) return;
      isAwaited = false;
      next(document);
      if (!document) forgetPersisted(key);
      else if (!document.fromCache) persistDocuments(key, [document]);
    },
    failed(error) {
      isAwaited = false;
      if (error.kind === 'denied') forgetPersisted(key);
      failed(error);
    },
  });
  return () => {
    isAwaited = false;
    unsubscribe();
  };
}
