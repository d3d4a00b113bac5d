import { locations } from '@console/shared/data';
import { defineForm } from '@console/shared/forms';
import { optionsOf, requiredChoice } from '../form/choice';
import { describeSettingFailure, incomplete, type SettingDefinition } from '../form/use-setting-form';
import { adTypes, placeNames, shows, type Ads } from './ads';
import { adsFromDocument, adsToFields } from './ads.converter';

export const showOptions = optionsOf(shows);
export const typeOptions = optionsOf(adTypes);

const blank: Ads = {
  quizLeaderboardShow: '',
  quizLeaderboardType: '',
  seasonLeaderboardShow: '',
  seasonLeaderboardType: '',
  resultsShow: '',
  resultsType: '',
  quizIntroBannerShow: '',
};

const shown = (place: string) => requiredChoice(`${place}: shown`, showOptions);
const type = (place: string) => requiredChoice(`${place}: type`, typeOptions);
const { quizLeaderboard, seasonLeaderboard, results, quizIntroBanner } = placeNames;

/** The form of the ads. All seven choices are required, also the type of an ad that is not shown. */
export const adsForm: SettingDefinition<Ads, Ads> = {
  ...defineForm({
    blank,
    fields: {
      quizLeaderboardShow: shown(quizLeaderboard),
      quizLeaderboardType: type(quizLeaderboard),
      seasonLeaderboardShow: shown(seasonLeaderboard),
      seasonLeaderboardType: type(seasonLeaderboard),
      resultsShow: shown(results),
      resultsType: type(results),
      quizIntroBannerShow: shown(quizIntroBanner),
    },
    upsert: true,
    incomplete,
    describeFailure: describeSettingFailure('The ads configuration'),
  }),
  title: 'Ads Settings',
  updated: 'Ads configuration updated successfully',
  pathOf: locations.ads,
  fromDocument: adsFromDocument,
  toFields: adsToFields,
};
