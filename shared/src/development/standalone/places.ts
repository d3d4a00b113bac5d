import { liveQuery, locations, quizFromDocument, seasonFromDocument, skipToken } from '@console/shared/data';
import { isOpen, type Quiz, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

type Named = 'host_email' | 'host_additional_email';

const useSeasonsQuery = liveQuery<readonly Season[], readonly [Named, string] | 'all'>(
  'seasons',
  (gateway, filter, { next, failed }) =>
    gateway.watch(
      { collection: locations.seasons, where: filter === 'all' ? [] : [filter] },
      seasonFromDocument,
      { next: ({ documents }) => next(documents), failed },
    ),
);

/** The account's seasons, to select the first one from; `undefined` while they are loading. */
export function useSeasonsAlone(session: Session | null): readonly Season[] | undefined {
  const all = session && can.seeAllSeasons(session);
  const named = (field: Named) => (session ? ([field, session.person.email] as const) : skipToken);
  const { data: first } = useSeasonsQuery(all ? 'all' : named('host_email'));
  const { data: second } = useSeasonsQuery(all ? skipToken : named('host_additional_email'));
  if (!first || !(all || second)) return undefined;
  const byId = new Map([...first, ...(second ?? [])].map((season) => [season.id, season]));
  return [...byId.values()].sort(openFirst);
}

/** Quizzes to select the first one from. */
export const useQuizzesAloneQuery = liveQuery<readonly Quiz[], string>(
  'quizzes',
  (gateway, seasonId, { next, failed }) =>
    gateway.watch({ collection: locations.quizzes(seasonId) }, quizFromDocument, {
      next: ({ documents }) => next(documents),
      failed,
    }),
);

/** Those that staff can enter, with the earliest start first: it has the most data. */
const openFirst = (a: Season, b: Season): number =>
  Number(isOpen(b)) - Number(isOpen(a)) || (a.start ?? Infinity) - (b.start ?? Infinity);
