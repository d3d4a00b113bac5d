import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/** The search and page of a list. */
export type ListPosition = { search: string; page: number };

/** The position as stored in a history entry; it is ignored when another person uses that entry. */
type StoredPosition = ListPosition & { by: string };

const firstPage: ListPosition = { search: '', page: 1 };

/** The last position of each list, kept until the page is closed. */
const left = new Map<string, ListPosition>();

const isSame = (a: ListPosition, b: ListPosition) => a.search === b.search && a.page === b.page;

function placeIn(state: unknown, person: string): ListPosition | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { search, page, by }: { [Part in keyof StoredPosition]?: unknown } = state;
  const isPlace = typeof search === 'string' && typeof page === 'number';
  return isPlace && by === person ? { search, page } : undefined;
}

/**
 * The search and page of a list, stored in the history entry: Back and a reload show the same rows, and the search is
 * not in the URL. A list opened by a link has the position in which it was left.
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

  // The history entry is written after the input changes, and the input must not fall back to it: only another list or
  // another history entry replaces the current position.
  const [shown, setShown] = useState(() => ({ list, key, place: found() }));
  if (shown.list !== list || shown.key !== key) {
    const place = shown.list === list && step === NavigationType.Replace ? shown.place : found();
    setShown({ list, key, place });
  }
  const { place } = shown;

  const keep = (next: ListPosition, replace: boolean) =>
    void navigate(`${pathname}${query}`, {
      replace,
      state: { ...next, by: person } satisfies StoredPosition,
    });

  // After paint: writing the history takes longer than filtering the rows.
  const isKept = isSame(place, placeIn(state, person) ?? firstPage);
  // The browser may have moved on while the next screen still loads: the list must not call the person back.
  const address = useRef('');
  useEffect(() => void (address.current = window.location.href), [key]);
  const keepShown = useEffectEvent(() => {
    if (window.location.href === address.current) keep(place, true);
  });
  useEffect(() => {
    left.set(list, place);
    if (isKept) return undefined;
    const timer = setTimeout(keepShown);
    return () => clearTimeout(timer);
  }, [list, place, isKept]);

  return {
    ...place,
    setSearch: (search: string) => setShown({ ...shown, place: { search, page: 1 } }),
    /** A page change adds a history entry; typing updates the current one. */
    setPage: (page: number) => keep({ ...place, page }, false),
  };
}
