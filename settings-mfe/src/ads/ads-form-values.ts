import { choiceOf } from '../form/choice';
import { adTypes, shows, type Ads } from './ads';

/** No choice is made yet. */
export const blankAds: Ads = {
  quizLeaderboardShow: '',
  quizLeaderboardType: '',
  seasonLeaderboardShow: '',
  seasonLeaderboardType: '',
  resultsShow: '',
  resultsType: '',
  quizIntroBannerShow: '',
};

/** The seven choices as they are made. */
export const valuesOf = (stored: Ads): Ads => ({
  quizLeaderboardShow: choiceOf(shows, stored.quizLeaderboardShow),
  quizLeaderboardType: choiceOf(adTypes, stored.quizLeaderboardType),
  seasonLeaderboardShow: choiceOf(shows, stored.seasonLeaderboardShow),
  seasonLeaderboardType: choiceOf(adTypes, stored.seasonLeaderboardType),
  resultsShow: choiceOf(shows, stored.resultsShow),
  resultsType: choiceOf(adTypes, stored.resultsType),
  quizIntroBannerShow: choiceOf(shows, stored.quizIntroBannerShow),
});
