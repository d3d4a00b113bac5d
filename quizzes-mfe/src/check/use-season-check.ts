import { useSyncExternalStore } from 'react';
import { skipToken, useSeasonQuery, type QueryState } from '@console/shared/data';
import { useIsTimeKnown, useMinute } from '@console/shared/dates';
import { quizName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { t } from '../i18n';
import type { Dismissal } from './dismiss/dismissal';
import type { Dismissed } from './dismiss/dismissed-findings';
import { useDismissalsQuery } from './dismiss/dismissals.resource';
import type { Finding } from './find-findings';
import {
  useAdsQuery,
  useLeaderboardQuery,
  useNotificationQuery,
  useQuizContentsQuery,
  type QuizContents,
} from './season-contents.resource';
import type { SeasonContents } from './season-contents';
import { shareCheck } from './shared-check';

/** What was not read, and why. */
export type Unread = { readonly name: string; readonly reason: string };

/** The state of a season's check. */
export type SeasonCheck = {
  /** Those that nobody has dismissed. */
  readonly findings: readonly Finding[];
  readonly dismissed: readonly Dismissed[];
  /** What has been read so far. */
  readonly contents: SeasonContents | undefined;
  /** How many quizzes have been read with their questions, and how many there are; missing until that is known. */
  readonly progress: { readonly read: number; readonly count: number } | undefined;
  readonly unread: readonly Unread[];
  /** Nothing is judged by the time while that is not known. */
  readonly isTimeKnown: boolean;
  /** Everything was read and judged: without findings, the season is ready. */
  readonly isComplete: boolean;
  readonly retry: () => void;
};

const none: readonly Finding[] = [];
const checks = new Map<string, ReturnType<typeof shareCheck>>();

function checkOf(seasonId: string) {
  const check = checks.get(seasonId) ?? shareCheck();
  checks.set(seasonId, check);
  return check;
}

/** Checks a season, and again whenever something in it changes. Ads are checked for those who may read them. */
export function useSeasonCheck(season: Season): SeasonCheck {
  const minute = useMinute();
  const isTimeKnown = useIsTimeKnown();
  const managesAds = can.manageAds(useSession());
  const stored = useSeasonQuery(season.id).currentData ?? season;
  const contents = useQuizContentsQuery(season.id);
  const dismissals = useDismissalsQuery(season.id);
  const notification = useNotificationQuery(season.id);
  const leaderboard = useLeaderboardQuery(season.id);
  const ads = useAdsQuery(managesAds ? season.id : skipToken);
  const queries = [
    { name: t('Quizzes'), query: contents },
    { name: t('Top Notification'), query: notification },
    { name: t('Leaderboard View'), query: leaderboard },
    { name: t('Dismissals'), query: dismissals },
    ...(managesAds ? [{ name: t('Ads Settings'), query: ads }] : []),
  ];
  const { currentData: found } = contents;
  const unread = unreadOf(queries, found);
  const progress = found && { read: found.read.length, count: found.quizzes.length };
  const read: SeasonContents | undefined = found && {
    season: stored,
    quizzes: found.quizzes,
    questionsOf: found.questionsOf,
    notification: notification.currentData,
    leaderboard: leaderboard.currentData,
    ads: managesAds ? ads.currentData : null,
  };
  const { findings, isDone } = useFindings(season.id, read, isTimeKnown ? minute : undefined);
  return {
    ...apart(findings, dismissals.currentData),
    contents: read,
    progress,
    unread,
    isTimeKnown,
    isComplete:
      isDone &&
      isTimeKnown &&
      unread.length === 0 &&
      found?.isConfirmed === true &&
      found.read.length === found.quizzes.length &&
      queries.every(({ query }) => query.currentData !== undefined),
    retry: () => {
      for (const { query } of queries) void query.refetch();
    },
  };
}

/** What is wrong with what was read, and whether that is all; again whenever questions have been compared. */
function useFindings(seasonId: string, read: SeasonContents | undefined, now: number | undefined) {
  const check = checkOf(seasonId);
  useSyncExternalStore(check.subscribe, check.compared);
  return read ? check.find(read, now) : { findings: none, isDone: false };
}

function unreadOf(
  queries: readonly { name: string; query: QueryState<unknown> }[],
  found: QuizContents | undefined,
): Unread[] {
  return [
    ...queries.flatMap(({ name, query: { isError, error } }) =>
      isError ? [{ name, reason: error?.message ?? '' }] : [],
    ),
    ...(found?.quizzes ?? []).flatMap((quiz) => {
      const reason = found?.failures[quiz.id];
      return reason === undefined ? [] : [{ name: quizName(quiz), reason }];
    }),
  ];
}

/** The findings without those that somebody has dismissed, and these. */
function apart(all: readonly Finding[], dismissals: readonly Dismissal[] = []) {
  const byId = new Map(dismissals.map((dismissal) => [dismissal.id, dismissal]));
  return {
    findings: byId.size === 0 ? all : all.filter(({ id }) => !byId.has(id)),
    dismissed: all.flatMap((finding) => {
      const dismissal = byId.get(finding.id);
      return dismissal ? [{ finding, dismissal }] : [];
    }),
  };
}
