import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { theme } from '../theme/theme';

const { color, space } = theme;

const Sheet = styled.dialog<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? '50rem' : '30rem')}, calc(100vw - ${space(8)}));
  max-height: calc(100dvh - ${space(8)});
  padding: ${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${theme.shadow};

  &::backdrop {
    background: ${color.veil};
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.lead};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  margin: ${space(3)} 0 ${space(6)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;

export interface DialogProps {
  open: boolean;
  /** Describes the action; labels the dialog. */
  title: string;
  /** Called on Escape; the dialog closes when `open` becomes false. */
  onClose: () => void;
  children: ReactNode;
  /** Mark the safe button with `data-safe`: it gets the focus. */
  actions: ReactNode;
  /** Makes the dialog wide enough for two columns. */
  wide?: boolean;
}

/** A native modal dialog: traps the focus and returns it to the previously focused element. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({ title, onClose, children, actions, wide = false }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-safe]')?.focus();
    // The browser returns the focus only when the dialog is closed before it is removed.
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The browser closes the dialog on a second Escape even when the first was prevented; notify the caller.
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose();
  };

  return (
    <Sheet ref={dialog} $wide={wide} aria-labelledby={titleId} onCancel={handleCancel} onClose={handleClose}>
      <Title id={titleId}>{title}</Title>
      <Body>{children}</Body>
      <Actions>{actions}</Actions>
    </Sheet>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The verb of the action. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation; the safe button has the focus. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button data-safe onClick={dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
