import { locations } from '@console/shared/data';
import { SettingForm } from '../form/setting-form';
import { useSettingForm, type SettingKind } from '../form/use-setting-form';
import { adFields, type Ads } from './ads';
import { AdsTable } from './ads-table';
import { blankAds, valuesOf } from './ads-form-values';
import { adsFromDocument, adsToFields } from './ads.converter';
import { validateAds } from './ads.validate';

const kind: SettingKind<Ads, Ads> = {
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

type AdsFormProps = { title: string; seasonId: string; stored: Ads | null };

export function AdsForm({ title, seasonId, stored }: AdsFormProps) {
  const form = useSettingForm(kind, seasonId, stored);
  const choice = (name: keyof Ads) => ({ stored: stored?.[name] ?? '', ...form.field(name) });
  return (
    <SettingForm title={title} form={form}>
      <AdsTable choice={choice} />
    </SettingForm>
  );
}
