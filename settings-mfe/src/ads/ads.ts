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

/** What each choice is called outside the table. */
export const adFields: Record<keyof Ads, { label: string }> = {
  quizLeaderboardShow: { label: 'Quiz leaderboard to quiz intro screen: shown' },
  quizLeaderboardType: { label: 'Quiz leaderboard to quiz intro screen: type' },
  seasonLeaderboardShow: { label: 'Season leaderboard to season home: shown' },
  seasonLeaderboardType: { label: 'Season leaderboard to season home: type' },
  resultsShow: { label: 'Results to quiz intro: shown' },
  resultsType: { label: 'Results to quiz intro: type' },
  quizIntroBannerShow: { label: 'Quiz intro banner: shown' },
};
