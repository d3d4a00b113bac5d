import type { Ads } from '@console/shared/model';
import { t } from '../i18n';

/** The names of the places for ads. */
export const placeNames = {
  quizLeaderboard: t('Quiz leaderboard to quiz intro screen'),
  seasonLeaderboard: t('Season leaderboard to season home'),
  results: t('Results to quiz intro'),
  quizIntroBanner: t('Quiz intro banner'),
};

/** A place for an ad, by the choices it needs. A banner has no type. */
export type AdPlace = { name: string; show: keyof Ads; type?: keyof Ads };

export const adPlaces: readonly AdPlace[] = [
  { name: placeNames.quizLeaderboard, show: 'quizLeaderboardShow', type: 'quizLeaderboardType' },
  { name: placeNames.seasonLeaderboard, show: 'seasonLeaderboardShow', type: 'seasonLeaderboardType' },
  { name: placeNames.results, show: 'resultsShow', type: 'resultsType' },
  { name: placeNames.quizIntroBanner, show: 'quizIntroBannerShow' },
];
