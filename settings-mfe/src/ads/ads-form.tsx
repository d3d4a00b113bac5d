import { SettingForm } from '../form/setting-form';
import { useSettingForm } from '../form/use-setting-form';
import type { Ads } from './ads';
import { adsForm } from './ads.form';
import { AdsTable } from './ads-table';

type AdsFormProps = { title: string; seasonId: string; stored: Ads | null };

export function AdsForm({ title, seasonId, stored }: AdsFormProps) {
  const form = useSettingForm(adsForm, seasonId, stored);
  const choice = (name: keyof Ads) => ({ stored: stored?.[name] ?? '', ...form.field(name) });
  return (
    <SettingForm title={title} form={form}>
      <AdsTable choice={choice} />
    </SettingForm>
  );
}
