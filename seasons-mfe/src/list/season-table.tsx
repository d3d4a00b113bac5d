import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { DataTable, Pager, type ListView } from '@console/shared/ui';
import { t } from '../i18n';
import { SeasonActions } from './season-actions';
import { seasonColumns } from './season-columns';
import type * as SeasonTools from './season-tools';

const idOf = (season: Season) => season.id;
const actionsOf = (season: Season) => <SeasonActions season={season} />;

interface SeasonTableProps {
  view: ListView<Season>;
  /** Loaded after the first rows. */
  tools?: typeof SeasonTools;
}

/** The seasons of a page; people who may edit seasons can select them and change their status. */
export function SeasonTable({ view, tools }: SeasonTableProps) {
  const canEdit = can.editSeason(useSession());
  return (
    <>
      <DataTable
        caption={t('Seasons')}
        rows={view.shown}
        rowKey={idOf}
        columns={(canEdit ? tools?.editableColumns : tools?.checkedColumns) ?? seasonColumns}
        actions={actionsOf}
        isSelectable={canEdit}
        tools={tools?.seasonTableTools(view)}
      />
      <Pager view={view} />
    </>
  );
}
