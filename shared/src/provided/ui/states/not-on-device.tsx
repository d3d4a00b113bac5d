import { useEffect, useState, type ReactNode } from 'react';
import { t } from '@console/shared/i18n';
import { Card } from '../layout/card';

/** How long, in milliseconds, the database may take without a connection until it gives what the device has. */
const lateMs = 3000;

/** Says, instead of `children`, that the device has no copy. Shown while there is no connection. */
export function NotOnDevice({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return children;
  return (
    <Card role="status">
      <strong>{t('Not on this device')}</strong>
      <p>{t('This isn’t available offline. It will load when you’re back online.')}</p>
    </Card>
  );
}
