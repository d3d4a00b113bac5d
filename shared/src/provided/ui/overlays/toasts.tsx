import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { t } from '@console/shared/i18n';
import { ToastItem } from './toast-item';
import { addToast, removeToast, removeToasts, useToasts, type ShownToast } from './toast-store';
import { Region, Stack } from './toast.styles';
import { uncoverFocus } from './uncover-focus';
import { useToastHold } from './use-toast-hold';

/** Shows a toast in {@link Toasts}. */
export const show = addToast;

/** Removes all toasts. */
export const dismiss = removeToasts;

/** The maximum number of visible toasts; more would hide the page. Others wait in the queue. */
const atOnce = 3;

/** The live region of the toasts; its buttons are the last tab stops of the page. */
export function Toasts() {
  const toasts = useToasts();
  useUndoKeys(toasts);
  return (
    <Region aria-label={t('Notices')} aria-live="polite">
      {toasts.length > 0 && <ToastStack toasts={toasts.slice(-atOnce)} />}
    </Region>
  );
}

function ToastStack({ toasts }: { toasts: readonly ShownToast[] }) {
  const stack = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const { held, at } = useToastHold();

  useLayoutEffect(() => {
    const uncover = () => uncoverFocus([...(stack.current?.children ?? [])]);
    // Runs after the browser has scrolled the focused element into view.
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
    // The close button is removed, so the focus returns to the previously focused element.
    button.blur();
    cameFrom.current?.focus();
    removeToast(id);
  };

  return (
    <Stack ref={stack} {...at} onFocus={handleFocus}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} held={held} onClose={handleClose} />
      ))}
    </Stack>
  );
}

/**
 * Ctrl+Z takes back what the newest toast offers to undo, Ctrl+Shift+Z or Ctrl+Y does it again; on a Mac with ⌘. In a
 * field and in a dialog, the keys are theirs.
 */
function useUndoKeys(toasts: readonly ShownToast[]): void {
  const undoable = toasts.findLast(({ undo }) => undo);
  const redoable = toasts.findLast(({ redo }) => redo);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const toast = key === 'undo' ? undoable : key === 'redo' ? redoable : undefined;
      if (!toast || event.defaultPrevented || isInField(event.target)) return;
      event.preventDefault();
      removeToast(toast.id);
      (key === 'undo' ? toast.undo : toast.redo)?.();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undoable, redoable]);
}

function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
