/**
 * A document of a subscription; `fromCache` until the server has confirmed it, as in Firestore's metadata. `asOf` is when
 * the server last confirmed it on this device, in milliseconds, as far as that is known.
 */
export type FromCache<Entity> = Entity & { readonly fromCache?: true; readonly asOf?: number | undefined };

/** Whether it may be stale. */
export const isFromCache = (entity: object): boolean => 'fromCache' in entity && entity.fromCache === true;
