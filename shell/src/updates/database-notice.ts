import { parseConfig, type ConsoleConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify } from '@console/shared/ui';
import { readJsonFile } from '../boot/read-json-file';
import { withTimeout } from '../lib/with-timeout';

/** What this page knows of its database. */
export type KnownDatabase = {
  /** It refuses everything. */
  isClosed?: boolean;
  /** What people are told: that it is closed, or that another one replaced it. */
  shown?: 'closed' | 'moved' | undefined;
};

const key = 'database';

/**
 * Reads the live configuration, and shows a notice while it names another database than this page uses, or else while
 * the page's own is closed. Where it cannot be read, it counts as before. The service worker answers `no-cache` from the
 * server and keeps the answer, so that the next page starts with it.
 */
export async function followDatabase(config: ConsoleConfig, known: KnownDatabase): Promise<void> {
  const isMoved = await isElsewhere(config).catch(() => known.shown === 'moved');
  const due = isMoved ? 'moved' : known.isClosed ? 'closed' : undefined;
  if (due === known.shown) return;
  known.shown = due;
  dismissToasts(key);
  if (due) notify({ ...notices[due], tone: 'info', key, isOngoing: true, isState: true });
}

async function isElsewhere(config: ConsoleConfig): Promise<boolean> {
  const response = fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
  const live = parseConfig(await withTimeout(readJsonFile('config.json', response)));
  return databaseOf(live) !== databaseOf(config);
}

const databaseOf = ({ firebase }: ConsoleConfig): string => firebase.database ?? '(default)';

const notices = {
  closed: {
    title: t('The database is closed.'),
    message: t(
      'This may be maintenance. Forms that you save are kept on this device and sent when it opens again.',
    ),
  },
  moved: {
    title: t('The console’s data has moved.'),
    message: t('Your drafts are kept on this device.'),
    action: { label: t('Reload'), act: () => location.reload() },
  },
};
