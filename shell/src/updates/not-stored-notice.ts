import { useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify } from '@console/shared/ui';

/** Says what it means that the client of the database has no storage, as long as that is noted. */
export function useNotStoredNotice(): void {
  useEffect(() => {
    update();
    addEventListener('stored', update);
    return () => removeEventListener('stored', update);
  }, []);
}

const update = () => ('notStored' in document.documentElement.dataset ? show() : dismissToasts('not-stored'));

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
