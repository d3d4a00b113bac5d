import { adAt, hasBanner, leaving, placesOf } from './places';
import { questionEntity, type Ads, type Leaderboard } from '@console/shared/model';

const ads = (changes: Partial<Ads> = {}): Ads => ({
  resultsShow: 'No',
  resultsType: 'Rewarded',
  quizLeaderboardShow: 'No',
  quizLeaderboardType: 'Rewarded',
  seasonLeaderboardShow: 'No',
  seasonLeaderboardType: 'Interstitial',
  quizIntroBannerShow: 'No',
  ...changes,
});

const leaderboard = (appearance: string): Leaderboard => ({
  appearance,
  type: 'all',
  limitOne: 0,
  limitTwo: 0,
});

const questions = ['Q1', 'Q2'].map((id) => ({ ...questionEntity.blank, id }));

describe('the screens of a player', () => {
  it('are walked through in their order', () => {
    expect(placesOf({ questions, leaderboard: leaderboard('type-1'), ads: ads() })).toEqual([
      'home',
      'intro',
      'question/Q1',
      'question/Q2',
      'result',
      'leaderboard',
      'seasonLeaderboard',
    ]);
  });

  it('include each ad that is shown, after the screen that leads through it', () => {
    const shown = { resultsShow: 'Yes', quizLeaderboardShow: 'Yes', seasonLeaderboardShow: 'Yes' };
    const all = placesOf({ questions: [], leaderboard: leaderboard('type-2'), ads: ads(shown) });
    expect(all).toEqual([
      'home',
      'intro',
      'result',
      'ad/results',
      'leaderboard',
      'leaderboardLater',
      'ad/quizLeaderboard',
      'seasonLeaderboard',
      'ad/seasonLeaderboard',
    ]);
  });
});

describe('an ad', () => {
  it.each([
    ['results', 'intro'],
    ['quizLeaderboard', 'intro'],
    ['seasonLeaderboard', 'home'],
  ] as const)('stands between %s and %s only if it is shown', (place, after) => {
    expect(leaving(place, { ads: ads({ [`${place}Show`]: 'Yes' }) })).toBe(`ad/${place}`);
    expect(leaving(place, { ads: ads() })).toBe(after);
    expect(leaving(place, { ads: null })).toBe(after);
  });

  it('has the type of its place', () => {
    const { seasonLeaderboardType } = ads();
    expect(adAt('seasonLeaderboard', ads({ seasonLeaderboardShow: 'Yes' }))).toBe(seasonLeaderboardType);
    expect(adAt('seasonLeaderboard', ads())).toBeUndefined();
  });

  it('is a banner of the intro by a setting of its own', () => {
    expect(hasBanner(ads({ quizIntroBannerShow: 'Yes' }))).toBe(true);
    expect(hasBanner(ads({ resultsShow: 'Yes' }))).toBe(false);
    expect(hasBanner(undefined)).toBe(false);
  });
});
