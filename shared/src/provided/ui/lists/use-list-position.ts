import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@console/shared/router';
import { readListPosition, writeListPosition, type ListPosition } from '@console/shared/storage';

const firstPage: ListPosition = { search: '', page: 1 };

/** The last position of each list, kept until the page is closed. */
const left = new Map<string, ListPosition>();

/**
 * The search and page of a list, stored in this tab for each history entry: Back and a reload show the same rows, and
 * neither the URL nor the browser's history contains the search. A list opened by a link has the position in which it
 * was left.
 */
export function useListPosition(person: string) {
  const { pathname, search: query, key } = useLocation();
  const step = useNavigationType();
  const navigate = useNavigate();
  const list = `${person} ${pathname}${query}`;
  const entry = `${list} ${key}`;
  const found = () =>
    readListPosition(entry) ?? (step === NavigationType.Pop ? undefined : left.get(list)) ?? firstPage;

  const [shown, setShown] = useState(() => ({ list, entry, place: found() }));
  if (shown.entry !== entry) {
    const place = shown.list === list && step === NavigationType.Replace ? shown.place : found();
    setShown({ list, entry, place });
  }
  const { place } = shown;

  useEffect(() => {
    left.set(list, place);
    writeListPosition(entry, place);
  }, [list, entry, place]);

  return {
    ...place,
    setSearch: (search: string) => setShown({ ...shown, place: { search, page: 1 } }),
    /** A page change adds a history entry; typing updates the current one. */
    setPage(page: number) {
      left.set(list, { ...place, page });
      void navigate(`${pathname}${query}`);
    },
  };
}
