import { useId, useState } from 'react';
import { personName } from '@console/shared/format';
import { MomentText } from '@console/shared/lists';
import { can, useSession } from '@console/shared/session';
import { Button, FormMessage } from '@console/shared/ui';
import { t } from '../../i18n';
import { canUndo } from './can-undo';
import { describeEntry } from './describe-entry';
import { EntryActions, LineActions } from './entry-actions';
import { EntryLine } from './entry-line';
import { FieldTable } from './field-table';
import type { HistoryRow } from '../history-row';
import * as Styled from '../history.styles';
import { useEntryChanges } from './use-entry-changes';
import { isBy, whoOf, type Reader } from './who-did-it';

interface HistoryEntryProps {
  row: HistoryRow;
  /** The same with some changes of its parts, to describe it. */
  sample: HistoryRow;
  reader: Reader;
  /** The entry that this one takes back, if it is loaded, with some changes of its parts. */
  undone: Known | undefined;
  /** The entry that takes this one back, if it is loaded. */
  undoneBy: Known | undefined;
}

/** Whether it is known that one entry takes another one back, or an entry only says so. */
type Known = { row: HistoryRow; isSure: boolean };

/** An action in words, which opens to its fields. */
export function HistoryEntry({ row, sample, reader, undone, undoneBy }: HistoryEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Anyone can claim to have undone a large action, so another person's claim must not take the way to undo it.
  const isUndone = undoneBy?.isSure ?? false;
  const sentence = describeEntry(sample, {
    ...reader,
    ...(undone && { undone: undone.row, isSure: undone.isSure }),
  });
  return (
    <Styled.Entry>
      <EntryLine {...{ row, reader, sentence, isOpen }} controls={id} onToggle={() => setOpen(!isOpen)}>
        {!row.isComplete && <Styled.Mark>{t('Not finished')}</Styled.Mark>}{' '}
        {undoneBy && <Styled.Mark dir="auto">{sayUndone(undoneBy, reader)}</Styled.Mark>}
      </EntryLine>
      {!isOpen && row.isComplete && !undoneBy && <LineActions row={sample} sentence={sentence} />}
      {isOpen && <Details id={id} row={row} sample={sample} isUndone={isUndone} />}
    </Styled.Entry>
  );
}

function sayUndone({ row, isSure }: Known, reader: Reader): string {
  if (isBy(row, reader.me)) return t('Undone by you');
  const who = whoOf(row, reader);
  return isSure ? t('Undone by {who}', { who }) : t('Undone, according to {who}', { who });
}

type DetailsProps = { id: string; row: HistoryRow; sample: HistoryRow; isUndone: boolean };

function Details({ id, row, sample, isUndone }: DetailsProps) {
  const { changes, count, hasMoreParts, hasMore, isLoading, failure, showMore } = useEntryChanges(row);
  const canCreateSeason = can.createSeason(useSession());
  const isUndoOffered = canUndo(sample) && !isUndone;
  const isFinishOffered = isUndoOffered && !row.isComplete && row.kind === 'season_copied' && canCreateSeason;
  return (
    <Styled.Details id={id}>
      <Styled.Facts>
        <span dir="auto" translate="no">
          {personName(row, t('Someone'))}
        </span>
        {row.time !== null && <MomentText moment={row.time} isInLine />}
      </Styled.Facts>
      <EntryActions row={sample} isUndoOffered={isUndoOffered} isFinishOffered={isFinishOffered} />
      {!row.isComplete && (
        <Styled.Note>
          {t('This action was interrupted or is still running.')}{' '}
          {!hasMoreParts && t('{count, plural, one {# change was} other {# changes were}} saved.', { count })}{' '}
          {isFinishOffered
            ? t('To finish, select Save the rest. To remove what was saved, select Undo this action.')
            : isUndoOffered && t('To remove what was saved, select Undo this action.')}
        </Styled.Note>
      )}
      {count === 0 && !hasMore && (
        <Styled.Note>{t('This version of the console can’t show more about it.')}</Styled.Note>
      )}
      {changes.map((change, index) => (
        <FieldTable key={`${index} ${change.path}`} change={change} />
      ))}
      {failure && <FormMessage>{failure}</FormMessage>}
      {hasMore && (
        <Styled.Actions>
          <Button aria-busy={isLoading || undefined} onClick={() => void (isLoading || showMore())}>
            {t('Show more changes')}
          </Button>
        </Styled.Actions>
      )}
    </Styled.Details>
  );
}
