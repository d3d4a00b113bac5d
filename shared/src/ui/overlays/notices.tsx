import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { NoticeSlip } from './notice-slip';
import { addNotice, removeNotice, removeNotices, useNotices, type ShownNotice } from './notice-store';
import { Region, Stack } from './notices-look';
import { uncoverFocus } from './uncover-focus';
import { useNoticeHold } from './use-notice-hold';

/** Shows one, where {@link Notices} are drawn. */
export const show = addNotice;

/** Takes every notice away. */
export const dismiss = removeNotices;

/** More than these would hide the page; the others come when there is room. */
const atOnce = 3;

/** Where they appear and are read out: the last stops of the page. */
export function Notices() {
  const notices = useNotices();
  return (
    <Region aria-label="Notices" aria-live="polite">
      {notices.length > 0 && <NoticeStack notices={notices.slice(-atOnce)} />}
    </Region>
  );
}

function NoticeStack({ notices }: { notices: readonly ShownNotice[] }) {
  const stack = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const { held, at } = useNoticeHold();

  useLayoutEffect(() => {
    const uncover = () => uncoverFocus([...(stack.current?.children ?? [])]);
    // After the browser itself has brought into view what takes the focus.
    const handleFocus = () => requestAnimationFrame(uncover);
    uncover();
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  });

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    at.onFocus();
  };
  const handleClose = (id: number, button: HTMLElement) => {
    // The button goes; what had the focus before has it again.
    button.blur();
    cameFrom.current?.focus();
    removeNotice(id);
  };

  return (
    <Stack ref={stack} {...at} onFocus={handleFocus}>
      {notices.map((notice) => (
        <NoticeSlip key={notice.id} notice={notice} held={held} onClose={handleClose} />
      ))}
    </Stack>
  );
}
