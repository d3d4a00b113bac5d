import { paths, pathTo, titles } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { Icon, LinkButton, SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { SidePanel } from './two-pane';

/** The links of the quiz list, and the shown season. On phones, search and check are icons beside the season. */
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
      <LinkButton to={pathTo(paths.questionFind, place)}>
        <Icon name="search" />
        <span>{t(titles[paths.questionFind])}</span>
      </LinkButton>
      <LinkButton to={pathTo(paths.seasonCheck, place)}>
        <Icon name="check" />
        <span>{t('Check Season')}</span>
      </LinkButton>
      <LinkButton variant="primary" to={pathTo(paths.quizCreate, place)}>
        {t('Create Quiz')}
      </LinkButton>
      <LinkButton to={pathTo(paths.settings, place)}>{t('Season Settings')}</LinkButton>
      <LinkButton to={pathTo(paths.history, place)}>{t('History')}</LinkButton>
    </SidePanel>
  );
}
