import type { Season } from '@console/shared/model';
import { DataTable, Pager, type ListView } from '@console/shared/ui';
import { SeasonActions } from './season-actions';
import { seasonColumns } from './season-columns';

const idOf = (season: Season) => season.id;
const actionsOf = (season: Season) => <SeasonActions season={season} />;

export function SeasonTable({ view }: { view: ListView<Season> }) {
  return (
    <>
      <DataTable
        caption="Seasons"
        rows={view.shown}
        rowKey={idOf}
        columns={seasonColumns}
        actions={actionsOf}
      />
      <Pager view={view} />
    </>
  );
}
