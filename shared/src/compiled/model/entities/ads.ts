import { defineEntity, type EntityOf } from './define-entity';
import { choice } from './kinds';

export const adShows = ['Yes', 'No'] as const;
export const adTypes = ['Rewarded', 'Interstitial'] as const;

/** Where players see ads, and of which type. */
export const adsEntity = defineEntity({
  fields: {
    quizLeaderboardShow: choice('ql_to_sh_show', adShows),
    quizLeaderboardType: choice('ql_to_sh_type', adTypes),
    seasonLeaderboardShow: choice('sl_to_sh_show', adShows),
    seasonLeaderboardType: choice('sl_to_sh_type', adTypes),
    resultsShow: choice('rs_to_sh_show', adShows),
    resultsType: choice('rs_to_sh_type', adTypes),
    quizIntroBannerShow: choice('quiz_intro_banner_show', adShows),
  },
});

/** The stored texts, empty where there is none. */
export type Ads = EntityOf<typeof adsEntity>;
