import { useGateway } from '@console/shared/data';
import { requestUndo, useIsUndoing } from '@console/shared/history';
import { paths, pathTo } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { Button, LinkButton } from '@console/shared/ui';
import { t } from '../../i18n';
import { canUndo } from './can-undo';
import type { HistoryRow } from '../history-row';
import * as Styled from '../history.styles';
import { targetOf, useEntryTarget } from './use-entry-target';

function useUndo(row: HistoryRow) {
  const gateway = useGateway();
  return {
    // An undo that still goes on is an entry itself, which is not undone meanwhile either.
    busy: useIsUndoing([row.id, row.undoes]),
    // Says itself what came of it.
    onClick: () => void requestUndo(gateway, [{ seasonId: row.seasonId, entryId: row.id }]),
  };
}

type ActionsProps = { row: HistoryRow; isUndoOffered: boolean; isFinishOffered: boolean };

/** What can be done with an opened entry. */
export function EntryActions({ row, isUndoOffered, isFinishOffered }: ActionsProps) {
  const undo = useUndo(row);
  const target = useEntryTarget(row);
  if (target === undefined && !isUndoOffered) return null;
  return (
    <Styled.Actions>
      {isFinishOffered && (
        <LinkButton
          variant="primary"
          to={`${pathTo(paths.seasonCopy, { season: row.seasonId })}&finish=${row.id}`}
        >
          {t('Save the rest')}
        </LinkButton>
      )}
      {target !== undefined && <LinkButton to={target}>{t('Open')}</LinkButton>}
      {isUndoOffered && <Button {...undo}>{t('Undo this action')}</Button>}
    </Styled.Actions>
  );
}

/**
 * The same at the end of the line of an entry that is not undone, on wide screens. What others have deleted since is not
 * read for it, so that a page of entries costs no more: the screen that opens says so.
 */
export function LineActions({ row, sentence }: { row: HistoryRow; sentence: string }) {
  const undo = useUndo(row);
  const target = targetOf(row, can.editSeason(useSession()));
  return (
    <Styled.LineActions>
      {canUndo(row) && (
        <Button variant="quiet" aria-label={t('Undo: {action}', { action: sentence })} {...undo}>
          {t('Undo')}
        </Button>
      )}
      {target && !target.isDeleted && (
        <LinkButton variant="quiet" aria-label={t('Open: {action}', { action: sentence })} to={target.to}>
          {t('Open')}
        </LinkButton>
      )}
    </Styled.LineActions>
  );
}
