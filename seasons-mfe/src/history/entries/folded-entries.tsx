import { useId, useState, type ReactNode } from 'react';
import { t } from '../../i18n';
import { describeEntry } from './describe-entry';
import { EntryLine } from './entry-line';
import { asOne } from './fold-additions';
import type { HistoryRow } from '../history-row';
import * as Styled from '../history.styles';
import type { Reader } from './who-did-it';

type Props = {
  newest: HistoryRow;
  /** All of them, the newest first. */
  run: readonly HistoryRow[];
  reader: Reader;
  /** The entries themselves. */
  children: ReactNode;
};

/** Entries in one line, which opens to each of them. */
export function FoldedEntries({ newest, run, reader, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Styled.Entry>
      <EntryLine
        row={newest}
        since={run.at(-1)?.time ?? null}
        reader={reader}
        sentence={describeEntry(asOne(newest, run), reader)}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Styled.Folded id={id} aria-label={t('Actions')}>
          {children}
        </Styled.Folded>
      )}
    </Styled.Entry>
  );
}
