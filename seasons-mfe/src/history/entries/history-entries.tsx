import { Fragment } from 'react';
import type { QueryState } from '@console/shared/data';
import { useMinute } from '@console/shared/dates';
import type { TextsByKind } from '@console/shared/history';
import { ZoneNote } from '@console/shared/lists';
import { useSession } from '@console/shared/session';
import { Button, EmptyState, ErrorState, FormMessage, LoadingState, useIsOnline } from '@console/shared/ui';
import { t } from '../../i18n';
import { undoneBy } from './can-undo';
import { byDay, headingOf } from './entry-days';
import { foldAdditions } from './fold-additions';
import { FoldedEntries } from './folded-entries';
import { HistoryEntry } from './history-entry';
import type { HistoryRow } from '../history-row';
import { entriesPerPage, type FoundEntries } from '../history.resource';
import * as Styled from '../history.styles';
import type { HistoryView } from '../use-history-view';
import { useSamples } from './use-samples';
import { useSureUndos } from './use-sure-undos';
import type { Reader } from './who-did-it';

interface HistoryEntriesProps {
  query: QueryState<FoundEntries>;
  view: HistoryView;
  /** The names of people by their e-mails. */
  people: ReadonlyMap<string, string>;
  /** What modules say of actions that only they know. */
  texts: TextsByKind;
}

/** A page of the history, and the ways to the other ones. */
export function HistoryEntries({ query, ...props }: HistoryEntriesProps) {
  const { currentData: found, isError, error, refetch } = query;
  if (isError)
    return (
      <ErrorState title={t('Couldn’t load the history')} onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  if (!found) return <LoadingState />;
  return <Entries found={found} {...props} />;
}

type EntriesProps = Omit<HistoryEntriesProps, 'query'> & { found: FoundEntries };

function Entries({ found: { rows, isCached }, view, people, texts }: EntriesProps) {
  const { person } = useSession();
  const isOnline = useIsOnline();
  return (
    <>
      {isCached && !isOnline && (
        <Styled.Note>
          <FormMessage tone="info">{t('You’re offline. Newer actions may be missing.')}</FormMessage>
        </Styled.Note>
      )}
      {rows.length === 0 ? (
        <NoEntries view={view} />
      ) : (
        <Days
          rows={rows}
          reader={{ me: person.uid, people, quizId: view.filters.scope === 'quiz' ? view.quizId : '', texts }}
        />
      )}
      <Pages view={view} last={rows.length === entriesPerPage ? rows.at(-1)?.id : undefined} />
      {rows.length > 0 && <ZoneNote />}
    </>
  );
}

function Days({ rows, reader }: { rows: readonly HistoryRow[]; reader: Reader }) {
  const now = useMinute();
  const sampleOf = useSamples(rows);
  const isSure = useSureUndos(rows, reader.me);
  const entryOf = (row: HistoryRow) => {
    const [undone, undo] = [rows.find(({ id }) => id === row.undoes), undoneBy(row, rows, isSure)];
    return (
      <HistoryEntry
        key={row.id}
        row={row}
        reader={reader}
        sample={sampleOf(row)}
        undone={undone && { row: sampleOf(undone), isSure: isSure(row, undone) }}
        undoneBy={undo && { row: undo, isSure: isSure(undo, row) }}
      />
    );
  };
  const isUndone = (row: HistoryRow) => undoneBy(row, rows, isSure) !== undefined;
  return [...byDay(rows)].map(([day, entries]) => (
    <Fragment key={day}>
      <Styled.Day>{headingOf(day, now)}</Styled.Day>
      <Styled.List aria-label={t('Actions')}>
        {foldAdditions(entries, isUndone).map((run) => {
          const [newest, ...others] = run;
          if (!newest) return null;
          if (others.length === 0) return entryOf(newest);
          return (
            // By the oldest: the one that is added next joins them.
            <FoldedEntries key={others.at(-1)?.id} newest={newest} run={run} reader={reader}>
              {run.map(entryOf)}
            </FoldedEntries>
          );
        })}
      </Styled.List>
    </Fragment>
  ));
}

function NoEntries({ view }: { view: HistoryView }) {
  if (view.after) return <EmptyState title={t('There are no older actions')} />;
  if (view.isFiltered)
    return (
      <EmptyState
        title={t('No action matches the filters')}
        action={
          <Button onClick={() => view.change({ person: '', kind: '', day: '' })}>
            {t('Remove filters')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={
        {
          all: t('No actions in this season in the last 30 days.'),
          quiz: t('No actions in this quiz in the last 30 days.'),
          settings: t('No actions in the settings in the last 30 days.'),
        }[view.filters.scope]
      }
      action={
        view.filters.scope !== 'all' && (
          <Button onClick={() => view.change({ scope: 'all' })}>{t('Show the whole season')}</Button>
        )
      }
    />
  );
}

/** `last` is the id of the last entry of a full page. */
function Pages({ view, last }: { view: HistoryView; last: string | undefined }) {
  if (!view.after && last === undefined) return null;
  return (
    <Styled.Pages aria-label={t('Pages')}>
      {view.after && <Button onClick={view.showNewer}>{t('Newer')}</Button>}
      {last !== undefined && <Button onClick={() => view.showOlder(last)}>{t('Older')}</Button>}
    </Styled.Pages>
  );
}
