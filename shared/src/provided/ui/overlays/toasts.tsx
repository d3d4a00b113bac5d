import { useRef, type FocusEvent } from 'react';
import { t } from '@console/shared/i18n';
import { ToastItem } from './toast-item';
import {
  addToast,
  removeToast,
  removeToasts,
  updateMessages,
  useToast,
  type ShownToast,
} from './toast-store';
import { Region, Strip } from './toast.styles';
import { useToastHold } from './use-toast-hold';

/** Shows a toast in {@link Toasts}. */
export const show = addToast;

/** Removes the toasts with a key, or all. */
export const dismiss = removeToasts;

/** Changes the message of the toasts with a key. */
export const update = updateMessages;

/** The live region of the toasts, which shows one at a time. */
export function Toasts() {
  const toast = useToast();
  return (
    <Region aria-label={t('Notices')} aria-live="polite">
      {toast && <Shown toast={toast} />}
    </Region>
  );
}

function Shown({ toast }: { toast: ShownToast }) {
  const cameFrom = useRef<HTMLElement>(null);
  const { held, at } = useToastHold();

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    at.onFocus();
  };
  const handleClose = (id: number, button: HTMLElement) => {
    // The focused button is removed, so the focus returns to the previously focused element.
    if (button === document.activeElement) {
      button.blur();
      cameFrom.current?.focus();
    }
    removeToast(id);
  };

  return (
    <Strip {...at} onFocus={handleFocus}>
      <ToastItem key={toast.id} toast={toast} held={held} onClose={handleClose} />
    </Strip>
  );
}
