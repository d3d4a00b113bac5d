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
  /** States what is about to happen; names the dialog. */
  title: string;
  /** Asked by Escape; the dialog closes when `open` becomes false. */
  onClose: () => void;
  children: ReactNode;
  /** Mark the safe one with `data-safe`: it gets the focus. */
  actions: ReactNode;
  /** Room for two columns. */
  wide?: boolean;
}

/** A native modal dialog: keeps the focus inside and gives it back to where it came from. */
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
    // Closed before it leaves the page, for only then does the browser hand back the focus.
    return () => element?.close();
  }, []);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape closes it whatever we say; the caller must hear of that.
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
  /** The verb of what happens. */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens; the safe answer has the focus. */
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
