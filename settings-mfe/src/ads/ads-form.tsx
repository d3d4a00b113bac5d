import { locations } from '@console/shared/data';
import { DataTable } from '@console/shared/ui';
import { SettingForm } from '../form/setting-form';
import { useSettingForm, type SettingKind } from '../form/use-setting-form';
import { AdChoice } from './ad-choice';
import { adPlaces, adTypes, shows, type AdPlace, type Ads } from './ads';
import { blankAds, valuesOf } from './ads-form-values';
import { adsToFields } from './ads.converter';
import { validateAds } from './ads.validate';

const kind: SettingKind<Ads, Ads> = {
  subject: 'The ads configuration',
  updated: 'Ads configuration updated successfully',
  pathOf: locations.ads,
  blank: blankAds,
  toFields: adsToFields,
  valuesOf,
  withValues: (_stored, values) => values,
  validate: validateAds,
};

const nameOf = ({ name }: AdPlace) => name;

type AdsFormProps = { title: string; seasonId: string; stored: Ads | null };

export function AdsForm({ title, seasonId, stored }: AdsFormProps) {
  const form = useSettingForm(kind, seasonId, stored);
  const choice = (name: keyof Ads) => ({ stored: stored?.[name] ?? '', ...form.field(name) });
  return (
    <SettingForm title={title} form={form}>
      <DataTable
        caption="Places for ads"
        rows={adPlaces}
        rowKey={nameOf}
        columns={[
          { key: 'place', header: 'Place', primary: true, render: nameOf },
          {
            key: 'show',
            header: 'Shown',
            render: ({ name, show }) => (
              <AdChoice label={`${name}: shown`} choices={shows} {...choice(show)} />
            ),
          },
          {
            key: 'type',
            header: 'Type',
            render: ({ name, type }) =>
              type ? <AdChoice label={`${name}: type`} choices={adTypes} {...choice(type)} /> : 'Banner',
          },
        ]}
      />
    </SettingForm>
  );
}
