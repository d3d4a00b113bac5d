import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import { Banner } from '../layout/banner';

const Trouble = styled.div`
  display: contents;

  :root:not([data-unloaded], [data-late]) & {
    display: none;
  }
`;

const WhileLate = styled.span`
  [data-unloaded] & {
    display: none;
  }
`;

const WhenUnloaded = styled.span`
  :root:not([data-unloaded]) & {
    display: none;
  }
`;

/**
 * Part of a prerendered page, shown while the shell's script is late or has failed. Its button reloads the
 * page.
 */
export const Unloaded = () => (
  <Trouble role="alert">
    <Banner>
      <WhileLate>
        {t('The console is still loading. Your connection may be slow or lost. We’ll keep trying.')}
      </WhileLate>
      <WhenUnloaded>{t('Couldn’t load the console. Check your connection, then try again.')}</WhenUnloaded>
      <Button variant="primary">{t('Retry')}</Button>
    </Banner>
  </Trouble>
);
