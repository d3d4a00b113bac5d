import { parseConfig, type ConsoleConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify } from '@console/shared/ui';
import { readJsonFile } from '../boot/read-json-file';
import { withTimeout } from '../lib/with-timeout';

const key = 'moved-database';

const databaseOf = ({ firebase }: ConsoleConfig): string => firebase.database ?? '(default)';

/**
 * Reads the live configuration, and shows a notice while it names another database than this page uses. The service
 * worker answers `no-cache` from the server and keeps the answer, so that the next page starts with it.
 * @returns whether it does; `wasMoved` where it cannot be read
 */
export async function followDatabase(config: ConsoleConfig, wasMoved: boolean): Promise<boolean> {
  try {
    const response = fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
    const live = parseConfig(await withTimeout(readJsonFile('config.json', response)));
    const isMoved = databaseOf(live) !== databaseOf(config);
    if (isMoved && !wasMoved) show();
    if (!isMoved) dismissToasts(key);
    return isMoved;
  } catch {
    return wasMoved;
  }
}

const show = () =>
  notify({
    title: t('The console’s data has moved.'),
    message: t('Your drafts are kept on this device.'),
    tone: 'info',
    key,
    isOngoing: true,
    isState: true,
    action: { label: t('Reload'), act: () => location.reload() },
  });
