import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/** The props of a native dialog that is open as long as it is rendered. */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    // The browser returns the focus only when the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    // The browser closes the dialog on a second Escape even when the first was prevented.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!event.currentTarget.open) onClose();
    },
  };
}
