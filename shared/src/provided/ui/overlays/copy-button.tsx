import { useEffect, useState } from 'react';
import { t } from '@console/shared/i18n';
import { Button, type ButtonProps } from '../actions/button';
import { Icon } from '../actions/icon';
import { TextField } from '../fields/text-field';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Dialog } from './dialog';

export interface CopyButtonProps extends Pick<ButtonProps, 'variant'> {
  text: string;
  label: string;
  /** The label for two seconds after copying; also announced to screen readers. */
  copiedLabel: string;
}

/** Copies `text`. Where the browser refuses clipboard access, shows the text so that the user can copy it. */
export function CopyButton({ text, label, copiedLabel, variant = 'quiet' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const handleClose = () => setState('idle');
  const copied = state === 'copied';

  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        {copied && <Icon name="check" />}
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{copied && copiedLabel}</VisuallyHidden>
      <Dialog
        open={state === 'refused'}
        title={label}
        onClose={handleClose}
        actions={<Button onClick={handleClose}>{t('Close')}</Button>}
      >
        <TextField
          label={t('Your browser blocked copying. Copy this text:')}
          value={text}
          readOnly
          data-safe
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  );
}
