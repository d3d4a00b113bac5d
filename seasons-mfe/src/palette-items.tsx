import type { PaletteItems } from '@console/shared/contract';
import { skipToken } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { isOpen, paths, pathTo, titles, type Season } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { can, useSession, type Session } from '@console/shared/session';
import { t } from './i18n';
import { nameOfStatus } from './name-of-status';
import { useMoreSeasonsQuery } from './list/more-seasons';
import { scopeOf, useSeasonsQuery, type SeasonScope } from './season.resource';

/**
 * The seasons of this person: an active one leads to its quizzes, as in the list, another one to its form. The
 * selected one can also be duplicated.
 */
export const SeasonItems: PaletteItems = ({ children }) => {
  const session = useSession();
  const { currentData, isError } = useAllSeasons(scopeOf(session));
  const { seasonId } = useSelection();
  const seasons = currentData?.rows ?? [];
  const selected = can.createSeason(session) && seasons.find(({ id }) => id === seasonId);
  const items = seasons.map((season) => ({
    id: season.id,
    title: seasonName(season),
    hint: nameOfStatus(season.status),
    to: targetOf(season, session),
  }));
  return children({
    title: t(titles[paths.seasonList]),
    items: selected ? [...items, copyItem(selected)] : items,
    hasFailed: isError,
  });
};

/** Also those of a long list that the person has not turned to; until they have loaded, the first ones. */
function useAllSeasons(scope: SeasonScope) {
  const first = useSeasonsQuery(scope);
  const all = useMoreSeasonsQuery(first.currentData?.total === undefined ? skipToken : 'all');
  return all.currentData || all.isError ? all : first;
}

const copyItem = (season: Season) => ({
  id: `copy ${season.id}`,
  title: t('Duplicate Season: {season}', { season: seasonName(season) }),
  to: pathTo(paths.seasonCopy, { season: season.id }),
});

function targetOf(season: Season, session: Session): string {
  if (isOpen(season)) return pathTo(paths.quizList, { season: season.id });
  return can.editSeason(session) ? pathTo(paths.seasonEdit, { season: season.id }) : paths.seasonList;
}
