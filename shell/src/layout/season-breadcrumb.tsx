import { styled } from 'styled-components';
import { isRefused } from '@console/shared/access';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { isOpen, pathTo, paths } from '@console/shared/model';
import { Link, useSearchParams } from '@console/shared/router';
import { useStoredSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { theme } from '@console/shared/ui';
import { InBreadcrumbSlot } from './breadcrumb-slot';

const Trail = styled.nav`
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.table};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The person's season as a link to its quizzes: the one in the URL, else the stored one. */
export function SeasonBreadcrumb() {
  const [search] = useSearchParams();
  const stored = useStoredSelection();
  const seasonId = search.get('season') ?? stored.seasonId;
  const session = useSession();
  // Not the previous `data`: the new season may not be open to the person.
  const { currentData: season, error } = useSeasonQuery(seasonId ?? skipToken);
  if (!season || isRefused(error) || !isOpen(season) || !can.workIn(session, season)) return null;
  return (
    <InBreadcrumbSlot>
      <Trail aria-label={t('Current season')}>
        <Link to={paths.seasonList}>{t('Seasons')}</Link> <span aria-hidden="true">›</span>{' '}
        <Link translate="no" to={pathTo(paths.quizList, { season: season.id })}>
          {seasonName(season)}
        </Link>
      </Trail>
    </InBreadcrumbSlot>
  );
}
