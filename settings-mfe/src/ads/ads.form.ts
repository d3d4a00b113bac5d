import { describeFailure, locations } from '@console/shared/data';
import { defineForm } from '@console/shared/forms';
import { adsEntity, adShows, adTypes, type Ads } from '@console/shared/model';
import { t } from '../i18n';
import { optionsOf, requiredChoice } from '../form/choice';
import { incomplete, type SettingDefinition } from '../form/use-setting-form';
import { placeNames } from './ads';

export const showOptions = optionsOf(adShows, (show) => t(show));
export const typeOptions = optionsOf(adTypes, (adType) => t(adType));

const shown = (place: string) => requiredChoice(t('{place}: shown', { place }), showOptions);
const type = (place: string) => requiredChoice(t('{place}: type', { place }), typeOptions);
const { quizLeaderboard, seasonLeaderboard, results, quizIntroBanner } = placeNames;

/** The form of the ads. All seven choices are required, also the type of an ad that is not shown. */
export const adsForm: SettingDefinition<Ads, Ads> = {
  ...defineForm({
    blank: adsEntity.blank,
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
  fromDocument: adsEntity.fromDocument,
  toFields: adsEntity.toFields,
};
