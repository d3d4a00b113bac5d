import { useId, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Dialog, theme } from '@console/shared/ui';
import { t } from '../i18n';

/** One below the other. */
const Fields = styled.form`
  display: grid;
  gap: ${theme.space(4)};
`;

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isBusy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** What the dialog says below its fields. */
  notes: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A dialog whose fields are submitted or cancelled. */
export function FormDialog({
  title,
  submitLabel,
  isBusy,
  onSubmit,
  onClose,
  notes,
  children,
}: FormDialogProps) {
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Fields id={id} noValidate onSubmit={handleSubmit}>
        {children}
      </Fields>
      {notes}
    </Dialog>
  );
}
