import { t } from '@console/shared/i18n';
import type { Ads } from '@console/shared/model';
import type { Preview } from './preview';

/** Where a player leaves a screen through an ad, if the settings say so. */
export type AdPlace = 'results' | 'quizLeaderboard' | 'seasonLeaderboard';

/** A screen of the players' app. */
export type Place =
  | 'home'
  | 'intro'
  | `question/${string}`
  | 'result'
  | 'leaderboard'
  | 'leaderboardLater'
  | 'seasonLeaderboard'
  | `ad/${AdPlace}`;

/** The place of a question. */
export const questionPlace = ({ id }: { id: string }): Place => `question/${id}`;

/** Whether a place is that of a question. */
export const isQuestion = (place: Place): boolean => place.startsWith('question/');

/** Where each ad leads, by the names of the stored fields (`rs_to_sh`, `ql_to_sh`, `sl_to_sh`). */
export const afterAd: Readonly<Record<AdPlace, Place>> = {
  results: 'intro',
  quizLeaderboard: 'intro',
  seasonLeaderboard: 'home',
};

const isShown = (show: string) => show === 'Yes';

/** The type of the ad at a place; `undefined` where there is no ad. */
export function adAt(place: AdPlace, ads: Ads | null | undefined): string | undefined {
  return ads && isShown(ads[`${place}Show`]) ? ads[`${place}Type`] : undefined;
}

/** Whether the intro of a quiz has a banner. */
export const hasBanner = (ads: Ads | null | undefined): boolean =>
  ads ? isShown(ads.quizIntroBannerShow) : false;

/** The next screen when a player leaves one: the ad, if there is one. */
export const leaving = (place: AdPlace, { ads }: Pick<Preview, 'ads'>): Place =>
  adAt(place, ads) === undefined ? afterAd[place] : `ad/${place}`;

const afterQuiz = 'type-2';

/** Whether players see the leaderboard only when the quiz has finished. */
export const appearsLater = ({ leaderboard }: Pick<Preview, 'leaderboard'>): boolean =>
  leaderboard?.appearance === afterQuiz;

/** Every screen that a player may see, in the order of a walk through them. */
export function placesOf(preview: Pick<Preview, 'questions' | 'leaderboard' | 'ads'>): Place[] {
  const ad = (place: AdPlace): Place[] => (adAt(place, preview.ads) === undefined ? [] : [`ad/${place}`]);
  return [
    'home',
    'intro',
    ...preview.questions.map(questionPlace),
    'result',
    ...ad('results'),
    'leaderboard',
    ...(appearsLater(preview) ? (['leaderboardLater'] as const) : []),
    ...ad('quizLeaderboard'),
    'seasonLeaderboard',
    ...ad('seasonLeaderboard'),
  ];
}

const titles = {
  home: t('Season home'),
  intro: t('Quiz intro'),
  result: t('Result'),
  leaderboard: t('Quiz leaderboard'),
  leaderboardLater: t('Quiz leaderboard when the quiz is finished'),
  seasonLeaderboard: t('Season leaderboard'),
  'ad/results': t('Ad from results to quiz intro'),
  'ad/quizLeaderboard': t('Ad from quiz leaderboard to quiz intro'),
  'ad/seasonLeaderboard': t('Ad from season leaderboard to season home'),
};

/** The name of a screen. */
export function titleOf(place: Place, { questions }: Pick<Preview, 'questions'>): string {
  if (place in titles) return titles[place as keyof typeof titles];
  const number = questions.findIndex((question) => questionPlace(question) === place) + 1;
  return t('Question {number} of {count}', { number: String(number), count: String(questions.length) });
}
