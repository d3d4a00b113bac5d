/** A document of a subscription; `fromCache` until the server has confirmed it, as in Firestore's metadata. */
export type FromCache<Entity> = Entity & { readonly fromCache?: true };

/** Whether it may be stale. */
export const isFromCache = (entity: object): boolean => 'fromCache' in entity && entity.fromCache === true;
