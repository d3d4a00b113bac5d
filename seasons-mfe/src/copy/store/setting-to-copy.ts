import type { StoredDocument, StoredFields } from '@console/shared/data';
import { adsEntity, leaderboardEntity, topNotificationEntity } from '@console/shared/model';

export type SettingName = 'notification' | 'leaderboard' | 'ads';

/** The settings of a season that exist: their fields, or `malformed` where the database would refuse them. */
export type SourceSettings = Partial<Record<SettingName, StoredFields | 'malformed'>>;

type Documents = { readonly [Name in SettingName]: StoredDocument | undefined };

/** The settings that exist, in the fields of the specification. */
export function settingsToCopy({ notification, leaderboard, ads }: Documents): SourceSettings {
  return {
    ...(notification && { notification: fieldsToCopy(topNotificationEntity, notification) ?? 'malformed' }),
    ...(leaderboard && { leaderboard: fieldsToCopy(leaderboardEntity, leaderboard) ?? 'malformed' }),
    ...(ads && { ads: fieldsToCopy(adsEntity, ads) ?? 'malformed' }),
  };
}

type Copied<Entity> = {
  fromDocument(document: StoredDocument): Entity;
  toFields(entity: Entity): StoredFields;
  accepts(entity: Entity): boolean;
};

/** The fields of a document that a copy stores; `undefined` where the database would refuse them in a new one. */
export function fieldsToCopy<Entity>(
  { fromDocument, toFields, accepts }: Copied<Entity>,
  document: StoredDocument,
): StoredFields | undefined {
  const entity = fromDocument(document);
  return accepts(entity) ? toFields(entity) : undefined;
}
