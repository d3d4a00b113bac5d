import { t } from '@console/shared/i18n';
import { useIsShellReplaced, useRefresh } from './registry-context';
import { UpdateNotice } from './update-notice';
import { useRevalidateOnFocus } from './use-revalidate-on-focus';

/** Checks for new releases while the page is open, and shows when the shell itself has one. */
export function ShellUpdate() {
  useRevalidateOnFocus(useRefresh());
  const message = useIsShellReplaced() ? t('A newer version of the console is ready.') : undefined;
  return <UpdateNotice message={message} action="Reload" onAct={() => location.reload()} />;
}
