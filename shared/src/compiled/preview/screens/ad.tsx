import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import { adAt, afterAd, titleOf, type AdPlace } from '../places';
import type { Preview } from '../preview';
import type { Play } from '../use-play';
import { Muted, Placeholder, Title, Ways } from './screen.styles';

const placeholders: Readonly<Record<string, string | undefined>> = {
  Rewarded: t('An ad (Rewarded) would come here'),
  Interstitial: t('An ad (Interstitial) would come here'),
};

const helps: Readonly<Record<string, string | undefined>> = {
  Rewarded: t('Players watch it to its end.'),
  Interstitial: t('Players can close it.'),
};

/** Where an ad would come, and of which type. */
export function Ad({ preview, play, place }: { preview: Preview; play: Play; place: AdPlace }) {
  const type = adAt(place, preview.ads) ?? '';
  return (
    <>
      <Title>{titleOf(`ad/${place}`, preview)}</Title>
      <Placeholder>
        {placeholders[type] ?? t('An ad would come here. Its type is not set.')}
        {helps[type] && <Muted>{helps[type]}</Muted>}
      </Placeholder>
      <Ways>
        <Button variant="primary" onClick={() => play.go(afterAd[place])}>
          {t('Continue')}
        </Button>
      </Ways>
    </>
  );
}
