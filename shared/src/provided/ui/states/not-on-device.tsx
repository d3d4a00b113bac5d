import { t } from '@console/shared/i18n';
import { Card } from '../layout/card';

/** In place of what is not on the device, while there is no connection. */
export const NotOnDevice = () => (
  <Card role="status">
    <strong>{t('Not on this device')}</strong>
    <p>
      {t(
        'You are offline, and this device has no copy of this. Connect to the internet: it then loads by itself.',
      )}
    </p>
  </Card>
);
