import { paths, pathTo } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { LinkButton, SelectField } from '@console/shared/ui';
import { SidePanel } from './two-pane';

/** The links of the quiz list: back, to a new quiz, to the settings; between them the shown season. */
export function SeasonPanel({ name = '…' }: { name?: string }) {
  const { seasonId } = useSelection();
  const place = { season: seasonId ?? undefined };
  return (
    <SidePanel label="Season">
      <LinkButton to={paths.seasonList}>Go Back</LinkButton>
      <SelectField
        label="Season"
        lockedReason="To choose another season, go back."
        options={[{ value: '', label: name }]}
      />
      <LinkButton variant="primary" to={pathTo(paths.quizCreate, place)}>
        Create Quiz
      </LinkButton>
      <LinkButton to={pathTo(paths.settings, place)}>Season Settings</LinkButton>
    </SidePanel>
  );
}
