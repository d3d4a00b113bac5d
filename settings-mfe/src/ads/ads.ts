export const shows = ['Yes', 'No'] as const;
export const adTypes = ['Rewarded', 'Interstitial'] as const;

/** Where the players' app shows advertisements, and of which kind: the stored texts, empty where there is none. */
export type Ads = {
  quizLeaderboardShow: string;
  quizLeaderboardType: string;
  seasonLeaderboardShow: string;
  seasonLeaderboardType: string;
  resultsShow: string;
  resultsType: string;
  quizIntroBannerShow: string;
};

/** A place for an advertisement, by the choices it asks for. A banner has no type. */
export type AdPlace = { name: string; show: keyof Ads; type?: keyof Ads };

export const adPlaces: readonly AdPlace[] = [
  {
    name: 'Quiz leaderboard to quiz intro screen',
    show: 'quizLeaderboardShow',
    type: 'quizLeaderboardType',
  },
  {
    name: 'Season leaderboard to season home',
    show: 'seasonLeaderboardShow',
    type: 'seasonLeaderboardType',
  },
  { name: 'Results to quiz intro', show: 'resultsShow', type: 'resultsType' },
  { name: 'Quiz intro banner', show: 'quizIntroBannerShow' },
];
