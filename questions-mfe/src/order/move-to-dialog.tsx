import { useId, useState, type FormEvent } from 'react';
import { Button, Dialog, NumberField } from '@console/shared/ui';
import { t } from '../i18n';

type Props = {
  /** Zero-based. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** Prompts for the new position of a question. */
export function MoveToDialog({ place, count, onMove, onClose }: Props) {
  const formId = useId();
  const [input, setInput] = useState(String(place + 1));
  const [isRefused, setRefused] = useState(false);
  const position = Number(input);
  const isValid = /^\s*\d+\s*$/.test(input) && position >= 1 && position <= count;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isValid);
    if (!isValid) return;
    onMove(position - 1);
    onClose();
  };

  return (
    <Dialog
      open
      title={t('Move question {number}', { number: String(place + 1) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('Move')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <NumberField
          data-safe
          label={t('Position')}
          help={t('1 to {count}', { count: String(count) })}
          value={input}
          onChange={({ target }) => setInput(target.value)}
          error={
            isRefused && !isValid
              ? t('Enter a whole number from 1 to {count}', { count: String(count) })
              : undefined
          }
        />
      </form>
    </Dialog>
  );
}
