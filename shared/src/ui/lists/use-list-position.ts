import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/** Where in a list a person is. */
export type ListPosition = { search: string; page: number };

/** As a step of the history has it; whoever else comes to that step finds nothing. */
type KeptPlace = ListPosition & { by: string };

const firstPage: ListPosition = { search: '', page: 1 };

/** How each list was left, for as long as the page lives. */
const left = new Map<string, ListPosition>();

const isSame = (a: ListPosition, b: ListPosition) => a.search === b.search && a.page === b.page;

function placeIn(state: unknown, person: string): ListPosition | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { search, page, by }: { [Part in keyof KeptPlace]?: unknown } = state;
  const isPlace = typeof search === 'string' && typeof page === 'number';
  return isPlace && by === person ? { search, page } : undefined;
}

/**
 * Search and page of a list, kept with the step of the history: Back and a reload show the same rows, while no
 * address holds what was typed. A list to which a person comes by a link is as they left it.
 */
export function useListPosition(person: string) {
  const location = useLocation();
  const { pathname, search: query, key } = location;
  const state: unknown = location.state;
  const step = useNavigationType();
  const navigate = useNavigate();
  const list = `${person} ${pathname}${query}`;
  const found = () =>
    placeIn(state, person) ?? (step === NavigationType.Pop ? undefined : left.get(list)) ?? firstPage;

  // The history follows what is typed, and the input must not fall back to it: only another list, or another step of
  // the history, takes the place of what is shown.
  const [shown, setShown] = useState(() => ({ list, key, place: found() }));
  if (shown.list !== list || shown.key !== key) {
    const place = shown.list === list && step === NavigationType.Replace ? shown.place : found();
    setShown({ list, key, place });
  }
  const { place } = shown;

  const keep = (next: ListPosition, replace: boolean) =>
    void navigate(`${pathname}${query}`, { replace, state: { ...next, by: person } satisfies KeptPlace });

  // After the rows are painted: writing the history takes longer than finding them.
  const isKept = isSame(place, placeIn(state, person) ?? firstPage);
  const keepShown = useEffectEvent(() => keep(place, true));
  useEffect(() => {
    left.set(list, place);
    if (isKept) return undefined;
    const timer = setTimeout(keepShown);
    return () => clearTimeout(timer);
  }, [list, place, isKept]);

  return {
    ...place,
    setSearch: (search: string) => setShown({ ...shown, place: { search, page: 1 } }),
    /** A page is a step of the history of its own; typing is part of the step that it was done in. */
    setPage: (page: number) => keep({ ...place, page }, false),
  };
}
