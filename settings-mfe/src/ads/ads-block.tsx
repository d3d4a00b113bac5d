import { styled } from 'styled-components';
import type { EntityForm } from '@console/shared/forms';
import type { Ads } from '@console/shared/model';
import { Button, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { SettingBlock } from '../form/setting-block';
import { useAdsQuery } from '../settings.resource';
import { adPlaces } from './ads';
import { adsForm } from './ads.form';
import { AdsTable } from './ads-table';

const Help = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Answers all places at once. What is not shown has a type, too: one that was chosen stays. */
function showNone({ values, setValue }: EntityForm<Ads>) {
  for (const { show, type } of adPlaces) {
    setValue(show, 'No');
    if (type && values[type] === '') setValue(type, 'Interstitial');
  }
}

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
          <div>
            <Button variant="quiet" onClick={() => showNone(form)}>
              {t('No ads')}
            </Button>
          </div>
          <AdsTable choice={(name) => ({ stored: stored[name], ...form.field(name) })} />
        </>
      )}
    </SettingBlock>
  );
}
