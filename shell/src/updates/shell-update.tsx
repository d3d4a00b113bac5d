import { useIsShellReplaced, useRefresh } from '../app/registry-context';
import { UpdateNotice } from './update-notice';
import { useRevalidateOnFocus } from './use-revalidate-on-focus';

/** Keeps asking what is live while the page is open, and says when the shell itself is another. */
export function ShellUpdate() {
  useRevalidateOnFocus(useRefresh());
  const what = useIsShellReplaced() ? 'the console' : undefined;
  return <UpdateNotice what={what} action="Reload" onAct={() => location.reload()} />;
}
