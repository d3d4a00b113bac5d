import type { FromCache } from '@console/shared/model';
import type { StoredDocument } from '../gateway';
import { subscriptionEndpoint } from './subscription';

/** The parts of an RTK Query endpoint that subscribes to one document; `null` while it does not exist. */
export const liveDocument = <Arg, Entity extends object>(
  name: string,
  pathOf: (arg: Arg) => string,
  fromDocument: (document: StoredDocument) => Entity,
) =>
  subscriptionEndpoint<Arg, FromCache<Entity> | null>(name, (gateway, arg, { next, failed }) =>
    gateway.watchDocument(pathOf(arg), {
      next: (document) => next(document ? withSource(fromDocument(document), document) : null),
      failed,
    }),
  );

const withSource = <Entity extends object>(
  entity: Entity,
  { fromCache }: StoredDocument,
): FromCache<Entity> => (fromCache ? { ...entity, fromCache } : entity);
