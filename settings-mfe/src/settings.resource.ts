import {
  consoleApi,
  editDocument,
  live,
  locations,
  type Converter,
  type DataGateway,
  type Decide,
  type StoredDocument,
} from '@console/shared/data';
import type { Ads } from './ads/ads';
import { adsFromDocument } from './ads/ads.converter';
import type { Leaderboard } from './leaderboard/leaderboard';
import { leaderboardFromDocument } from './leaderboard/leaderboard.converter';
import type { TopNotification } from './notification/top-notification';
import { topNotificationFromDocument } from './notification/top-notification.converter';

/** A document of a season's settings, live; `null` while there is none. */
const setting = <Setting>(
  name: string,
  pathOf: (seasonId: string) => string,
  fromDocument: (document: StoredDocument) => Setting,
) =>
  live<string, Setting | null>(name, (gateway, seasonId, { next, failed }) =>
    gateway.watchDocument(pathOf(seasonId), {
      next: (document) => next(document ? fromDocument(document) : null),
      failed,
    }),
  );

const endpoints = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    topNotification: build.query<TopNotification | null, string>(
      setting('topNotification', locations.topNotification, topNotificationFromDocument),
    ),
    leaderboard: build.query<Leaderboard | null, string>(
      setting('leaderboard', locations.leaderboard, leaderboardFromDocument),
    ),
    ads: build.query<Ads | null, string>(setting('ads', locations.ads, adsFromDocument)),
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
