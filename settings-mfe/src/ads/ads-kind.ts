import { locations } from '@console/shared/data';
import type { SettingKind } from '../form/use-setting-form';
import { adFields, type Ads } from './ads';
import { blankAds, valuesOf } from './ads-form-values';
import { adsFromDocument, adsToFields } from './ads.converter';
import { validateAds } from './ads.validate';

export const adsKind: SettingKind<Ads, Ads> = {
  subject: 'The ads configuration',
  updated: 'Ads configuration updated successfully',
  pathOf: locations.ads,
  blank: blankAds,
  fields: adFields,
  fromDocument: adsFromDocument,
  toFields: adsToFields,
  valuesOf,
  withValues: (_stored, values) => values,
  validate: validateAds,
};
