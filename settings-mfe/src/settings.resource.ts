import {
  consoleApi,
  editDocument,
  liveDocument,
  locations,
  type Converter,
  type DataGateway,
  type Decide,
} from '@console/shared/data';
import type { Ads } from './ads/ads';
import { adsFromDocument } from './ads/ads.converter';
import type { Leaderboard } from './leaderboard/leaderboard';
import { leaderboardFromDocument } from './leaderboard/leaderboard.converter';
import type { TopNotification } from './notification/top-notification';
import { topNotificationFromDocument } from './notification/top-notification.converter';

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    topNotification: build.query<TopNotification | null, string>(
      liveDocument('topNotification', locations.topNotification, topNotificationFromDocument),
    ),
    leaderboard: build.query<Leaderboard | null, string>(
      liveDocument('leaderboard', locations.leaderboard, leaderboardFromDocument),
    ),
    ads: build.query<Ads | null, string>(liveDocument('ads', locations.ads, adsFromDocument)),
  }),
});

export const { useTopNotificationQuery, useLeaderboardQuery, useAdsQuery } = endpoints;

/** Stores what `decide` makes of a season's document as it is stored, with the id of the season. */
export const editSetting = <Setting, Outcome>(
  gateway: DataGateway,
  path: string,
  seasonId: string,
  converter: Converter<Setting>,
  decide: Decide<Setting, Outcome>,
): Promise<Outcome> => editDocument(gateway, { path, ...converter, ids: { season_id: seasonId }, decide });
