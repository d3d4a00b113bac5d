import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { SettingBlock } from '../form/setting-block';
import { useAdsQuery } from '../settings.resource';
import { adsForm } from './ads.form';
import { AdsTable } from './ads-table';

const Help = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export function AdsBlock({ seasonId }: { seasonId: string }) {
  return (
    <SettingBlock definition={adsForm} seasonId={seasonId} query={useAdsQuery(seasonId)}>
      {(form, stored) => (
        <>
          <Help>
            {t(
              'The ad appears between the two screens. Players can close an Interstitial, but must watch a Rewarded ad to the end.',
            )}
          </Help>
          <AdsTable choice={(name) => ({ stored: stored[name], ...form.field(name) })} />
        </>
      )}
    </SettingBlock>
  );
}
