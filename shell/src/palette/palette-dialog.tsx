import { useState } from 'react';
import { t } from '@console/shared/i18n';
import { Button, Dialog } from '@console/shared/ui';
import { PlainField, PlainList } from './field.styles';
import type { Palette } from './palette';

type PaletteDialogProps = { Palette: typeof Palette | undefined; onClose: () => void };

/**
 * The dialog of the command palette. Its field takes what is typed from the first moment; the palette takes that over when
 * it has loaded, but not within a letter that an input method is still composing. Enter does nothing before.
 */
export function PaletteDialog({ Palette, onClose }: PaletteDialogProps) {
  const [search, setSearch] = useState('');
  const [isComposing, setComposing] = useState(false);
  const title = t('Search or run an action');
  return (
    <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('Close')}</Button>}>
      {Palette && !isComposing ? (
        <Palette search={search} onSearch={setSearch} onClose={onClose} />
      ) : (
        <div>
          <PlainField
            data-safe
            aria-label={title}
            dir="auto"
            placeholder={t('Season, quiz, question or action')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          <PlainList role="status">
            <span>{t('Loading…')}</span>
          </PlainList>
        </div>
      )}
    </Dialog>
  );
}
