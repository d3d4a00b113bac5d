import { paths, pathTo } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { LinkButton, SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { SidePanel } from './two-pane';

/** The links of the quiz list, and the shown season. */
export function SeasonPanel({ name = '…' }: { name?: string }) {
  const { seasonId } = useSelection();
  const place = { season: seasonId ?? undefined };
  return (
    <SidePanel label={t('Season')}>
      <LinkButton to={paths.seasonList}>{t('Go Back')}</LinkButton>
      <SelectField
        label={t('Season')}
        lockedReason={t('To choose another season, go back.')}
        options={[{ value: '', label: name }]}
      />
      <LinkButton variant="primary" to={pathTo(paths.quizCreate, place)}>
        {t('Create Quiz')}
      </LinkButton>
      <LinkButton to={pathTo(paths.settings, place)}>{t('Season Settings')}</LinkButton>
    </SidePanel>
  );
}
