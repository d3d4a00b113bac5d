import type { Followed } from '@console/shared/model';
import type { StoredDocument } from './gateway';
import { live } from './live';

/** The parts of an RTK Query endpoint for one document, live; `null` while there is none. */
export const liveDocument = <Arg, Entity extends object>(
  name: string,
  pathOf: (arg: Arg) => string,
  fromDocument: (document: StoredDocument) => Entity,
) =>
  live<Arg, Followed<Entity> | null>(name, (gateway, arg, { next, failed }) =>
    gateway.watchDocument(pathOf(arg), {
      next: (document) => next(document ? followed(fromDocument(document), document) : null),
      failed,
    }),
  );

const followed = <Entity extends object>(entity: Entity, { remembered }: StoredDocument): Followed<Entity> =>
  remembered ? { ...entity, remembered } : entity;
