import { useId, useState } from 'react';
import { formatOnDevice, wholeDates } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import { useRefresh } from '../updates/registry-context';
import { Facts } from './facts';

/** Says since when this page shows the modules of a registry that this device has cached. */
export function StaleRegistryCard({ since }: { since: number }) {
  const heading = useId();
  const refresh = useRefresh();
  const [isReading, setReading] = useState(false);
  const handleRead = () => {
    setReading(true);
    void refresh().finally(() => setReading(false));
  };
  return (
    <Facts.Card as="section" aria-labelledby={heading}>
      <Facts.Head>
        <h2 id={heading}>{t('Couldn’t load the module list')}</h2>
        <Button busy={isReading} onClick={handleRead}>
          {t('Read again')}
        </Button>
      </Facts.Head>
      <p>
        {wholeDates(
          t('Showing modules from {time}. Later releases aren’t listed.', { time: formatOnDevice(since) }),
        )}
      </p>
    </Facts.Card>
  );
}
