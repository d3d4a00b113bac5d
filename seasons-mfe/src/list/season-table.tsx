import { inCards } from '@console/shared/lists';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { DataTable, LoadingState, Pager, theme, type ListView } from '@console/shared/ui';
import { styled } from 'styled-components';
import { t } from '../i18n';
import { SeasonActions } from './season-actions';
import { seasonColumns } from './season-columns';
import type * as SeasonTools from './season-tools';

const idOf = (season: Season) => season.id;
const actionsOf = (season: Season) => <SeasonActions season={season} menu={<span />} />;

/**
 * In a card: the name with the status; the dates; the host with the actions; the e-mails and the description on request. The
 * cells are counted from the last one, since only some people have the box.
 */
const Seasons = styled.div`
  /* Of the menu, which loads after the rows. */
  td:last-child span:empty {
    min-width: 2.25rem;

    ${theme.media.phone} {
      min-width: ${theme.touch};
    }
  }

  ${inCards} {
    th {
      flex-basis: 6.5rem;
    }

    /* What is pressed here ends beyond the border. */
    td:last-child {
      margin-bottom: -4px;
    }

    td:nth-last-child(4) {
      flex: 1 0 100%;
    }

    br {
      display: none;
    }

    br + *::before {
      content: ' – ';
      white-space: pre;
    }

    td:nth-last-child(6) {
      order: 1;
      flex: 1 1 6rem;
      color: ${theme.color.textMuted};
      font-size: ${theme.fontSize.small};
    }

    td:nth-last-child(4)::before,
    td:nth-last-child(6)::before {
      content: none;
    }

    /* Shown by the button for the rest of a card. */
    td:nth-last-child(5),
    td:nth-last-child(2) {
      display: none;
      order: 3;
    }
  }
`;

interface SeasonTableProps {
  view: ListView<Season>;
  /** Loaded after the first rows. */
  tools?: typeof SeasonTools;
}

/** The seasons of a page; people who may edit seasons can select them and change their status. */
export function SeasonTable({ view, tools }: SeasonTableProps) {
  const canEdit = can.editSeason(useSession());
  return (
    <Seasons>
      {view.shown.length === 0 ? (
        <LoadingState />
      ) : (
        <DataTable
          caption={t('Seasons')}
          rows={view.shown}
          rowKey={idOf}
          columns={(canEdit ? tools?.editableColumns : tools?.checkedColumns) ?? seasonColumns}
          actions={tools?.actionsWithMenu ?? actionsOf}
          isSelectable={canEdit}
          tools={tools?.seasonTableTools(view)}
        />
      )}
      <Pager view={view} />
    </Seasons>
  );
}
