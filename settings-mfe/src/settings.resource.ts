import {
  editDocument,
  documentQuery,
  locations,
  type Converter,
  type DataGateway,
  type Decide,
} from '@console/shared/data';
import { adsFromDocument } from './ads/ads.converter';
import { leaderboardFromDocument } from './leaderboard/leaderboard.converter';
import { topNotificationFromDocument } from './notification/top-notification.converter';

const isPersisted = true;

/** Subscribes to a season's settings documents; `null` where there is none. */
export const useTopNotificationQuery = documentQuery(
  'topNotification',
  locations.topNotification,
  topNotificationFromDocument,
  { isPersisted },
);

export const useLeaderboardQuery = documentQuery(
  'leaderboard',
  locations.leaderboard,
  leaderboardFromDocument,
  { isPersisted },
);

export const useAdsQuery = documentQuery('ads', locations.ads, adsFromDocument, { isPersisted });

/** Stores what `decide` returns for the stored document of a season, with the id of the season. */
export const editSetting = <Setting, Outcome>(
  gateway: DataGateway,
  path: string,
  seasonId: string,
  converter: Converter<Setting>,
  decide: Decide<Setting, Outcome>,
): Promise<Outcome> => editDocument(gateway, { path, ...converter, ids: { season_id: seasonId }, decide });
