import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from '@console/shared/router';

/** What is searched for, where, and which results are shown. */
type Shown = { readonly search: string; readonly isEverywhere: boolean; readonly page: number };

/** An e-mail stays out of addresses: Back and a reload keep it with the entry of the browser's history. */
const keptIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state && typeof state.search === 'string'
    ? state.search
    : '';

/** The state of the search, which is in the address as that of a list (decision 0033). */
export function useFindState() {
  const location = useLocation();
  const { pathname, search: query, key: entry } = location;
  const kept = keptIn(location.state);
  const step = useNavigationType();
  const navigate = useNavigate();
  const found = (): Shown => {
    const params = new URLSearchParams(query);
    return {
      search: params.get('q') ?? kept,
      isEverywhere: params.get('scope') === 'all',
      page: Math.max(1, Number.parseInt(params.get('page') ?? '') || 1),
    };
  };
  const [shown, setShown] = useState(() => ({ entry, state: found() }));
  if (shown.entry !== entry)
    // The effect below has replaced the address; the person may have typed more since.
    setShown({ entry, state: step === NavigationType.Replace ? shown.state : found() });

  const addressOf = ({ search, isEverywhere, page }: Shown) => {
    const params = new URLSearchParams(query);
    const given = { q: search.includes('@') ? '' : search, scope: isEverywhere ? 'all' : '', page };
    for (const [name, value] of Object.entries(given))
      if (value && value !== 1) params.set(name, `${value}`);
      else params.delete(name);
    return `${pathname}?${params.toString()}`;
  };
  const address = addressOf(shown.state);
  const { search } = shown.state;
  useEffect(() => {
    if (address === pathname + query && (!search.includes('@') || kept === search)) return;
    try {
      void navigate(address, { replace: true, state: { search } });
    } catch {
      // Browsers refuse many changes within seconds, as of a key held down: the next change is written again.
    }
  }, [address, pathname, query, search, kept, navigate]);

  return {
    ...shown.state,
    /** Updates the present entry of the browser's history, and shows the first page. */
    change: (part: Partial<Shown>) =>
      setShown({ entry: shown.entry, state: { ...shown.state, page: 1, ...part } }),
    /** Adds an entry to the browser's history. */
    setPage: (page: number) => void navigate(addressOf({ ...shown.state, page }), { state: { search } }),
  };
}

export type FindState = ReturnType<typeof useFindState>;
