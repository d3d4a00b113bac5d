import {
  editDocument,
  documentQuery,
  locations,
  type Converter,
  type DataGateway,
  type Decide,
} from '@console/shared/data';
import { adsEntity, leaderboardEntity, topNotificationEntity } from '@console/shared/model';

const isPersisted = true;

/** Subscribes to a season's settings documents; `null` where there is none. */
export const useTopNotificationQuery = documentQuery(
  'topNotification',
  locations.topNotification,
  topNotificationEntity.fromDocument,
  { isPersisted },
);

export const useLeaderboardQuery = documentQuery(
  'leaderboard',
  locations.leaderboard,
  leaderboardEntity.fromDocument,
  { isPersisted },
);

export const useAdsQuery = documentQuery('ads', locations.ads, adsEntity.fromDocument, { isPersisted });

/** Stores what `decide` returns for the stored document of a season, with the id of the season. */
export const editSetting = <Setting, Outcome>(
  gateway: DataGateway,
  path: string,
  seasonId: string,
  converter: Converter<Setting>,
  decide: Decide<Setting, Outcome>,
): Promise<Outcome> => editDocument(gateway, { path, ...converter, ids: { season_id: seasonId }, decide });
