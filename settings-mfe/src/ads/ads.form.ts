import { describeFailure, locations } from '@console/shared/data';
import { defineForm } from '@console/shared/forms';
import { t } from '../i18n';
import { optionsOf, requiredChoice } from '../form/choice';
import { incomplete, type SettingDefinition } from '../form/use-setting-form';
import { adTypes, placeNames, shows, type Ads } from './ads';
import { adsFromDocument, adsToFields } from './ads.converter';

export const showOptions = optionsOf(shows, (show) => t(show));
export const typeOptions = optionsOf(adTypes, (adType) => t(adType));

const blank: Ads = {
  quizLeaderboardShow: '',
  quizLeaderboardType: '',
  seasonLeaderboardShow: '',
  seasonLeaderboardType: '',
  resultsShow: '',
  resultsType: '',
  quizIntroBannerShow: '',
};

const shown = (place: string) => requiredChoice(t('{place}: shown', { place }), showOptions);
const type = (place: string) => requiredChoice(t('{place}: type', { place }), typeOptions);
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
    describeFailure: (error) =>
      t('Ads settings weren’t updated. {reason} Your changes are still here.', {
        reason: describeFailure(error).message,
      }),
  }),
  title: t('Ads Settings'),
  updated: t('Ads configuration updated successfully'),
  pathOf: locations.ads,
  phone: { start: 'intro', typed: (ads) => ({ ads }) },
  fromDocument: adsFromDocument,
  toFields: adsToFields,
};
