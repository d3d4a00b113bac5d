import { useIsShellReplaced, useRefresh } from '../app/registry-context';
import { UpdateNotice } from './update-notice';
import { useRevalidateOnFocus } from './use-revalidate-on-focus';

/** Checks for new releases while the page is open, and shows when the shell itself has one. */
export function ShellUpdate() {
  useRevalidateOnFocus(useRefresh());
  const what = useIsShellReplaced() ? 'the console' : undefined;
  return <UpdateNotice what={what} action="Reload" onAct={() => location.reload()} />;
}
