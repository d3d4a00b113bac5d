import { useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { notify } from '@console/shared/ui';

/** Says what it means that the client of the database has no storage, once that is noted. */
export function useNotStoredNotice(): void {
  useEffect(() => {
    if ('notStored' in document.documentElement.dataset) show();
    addEventListener('not-stored', show);
    return () => removeEventListener('not-stored', show);
  }, []);
}

const show = () =>
  notify({
    title: t('Not available offline'),
    message: t(
      'This browser’s storage doesn’t answer, so nothing is kept on this device. Close the console’s other tabs, then reload this page.',
    ),
    tone: 'info',
    key: 'not-stored',
    isOngoing: true,
  });
