import { SettingBlock } from '../form/setting-block';
import { useAdsQuery } from '../settings.resource';
import { adsForm } from './ads.form';
import { AdsTable } from './ads-table';

export function AdsBlock({ seasonId }: { seasonId: string }) {
  return (
    <SettingBlock definition={adsForm} seasonId={seasonId} query={useAdsQuery(seasonId)}>
      {(form, stored) => <AdsTable choice={(name) => ({ stored: stored[name], ...form.field(name) })} />}
    </SettingBlock>
  );
}
