import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@console/shared/router';
import { readListState, wholeList, withListState, type ListState } from './list-state';

/** The state in which each list was left, until the page is closed. */
const left = new Map<string, ListState>();

/**
 * The state of a list, which the address of its history entry has: Back, a reload and a copied link show the same rows.
 * A list that is opened by a link without a state has the one in which this person left it.
 */
export function useListState(person: string) {
  const { pathname, search: query, key: entry } = useLocation();
  const step = useNavigationType();
  const navigate = useNavigate();
  const list = `${person} ${pathname}${withListState(query, wholeList)}`;

  const found = () => {
    const opened = readListState(query);
    const last = left.get(list);
    const inAddress = withListState('', opened);
    const isLast = last && inAddress === withListState('', last);
    return last && (isLast || (inAddress === '' && step !== NavigationType.Pop)) ? last : opened;
  };
  const [shown, setShown] = useState(() => ({ list, entry, state: found() }));
  if (shown.entry !== entry) {
    // The effect below has replaced the address; the person may have typed more since.
    const isOwn = shown.list === list && step === NavigationType.Replace;
    setShown({ list, entry, state: isOwn ? shown.state : found() });
  }
  const { state } = shown;
  const addressOf = (next: ListState) => pathname + withListState(query, next);
  const address = addressOf(state);

  useEffect(() => {
    left.set(list, state);
    if (address === pathname + query) return;
    try {
      void navigate(address, { replace: true });
    } catch {
      // Browsers refuse many changes within seconds, as of a key held down: the next change is written again.
    }
  }, [list, state, address, pathname, query, navigate]);

  return {
    state,
    /** Updates the current history entry and shows the first page. */
    change: (part: Partial<ListState>) => setShown({ ...shown, state: { ...state, page: 1, ...part } }),
    /** Adds a history entry. */
    setPage(page: number) {
      left.set(list, { ...state, page });
      void navigate(addressOf({ ...state, page }));
    },
  };
}
