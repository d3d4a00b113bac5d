import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore';
import type { StoredDocument } from '@console/shared/data';
import { fieldsFromSdk } from './stored-values';

/** A document of a query's result. */
export const storedOf = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  fields: fieldsFromSdk(snapshot.data()),
});

/** A document that was read, if it exists. */
export const found = (snapshot?: DocumentSnapshot): StoredDocument | undefined =>
  snapshot?.exists() ? storedOf(snapshot) : undefined;

/** A subscription emits the cached document until the server has answered. */
export const withSource = (snapshot: DocumentSnapshot): StoredDocument | undefined => {
  const document = found(snapshot);
  return document && snapshot.metadata.fromCache ? { ...document, fromCache: true } : document;
};
