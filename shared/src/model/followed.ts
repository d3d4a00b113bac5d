/** A document that is followed, and whether the device only remembers it: the database has not said yet that it stands so. */
export type Followed<Entity> = Entity & { readonly remembered?: true };

/** Whether it may be behind what is stored. */
export const isRemembered = (entity: object): boolean => 'remembered' in entity && entity.remembered === true;
