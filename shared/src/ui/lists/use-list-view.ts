import { useMemo, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from '@console/shared/router';

/** The specification's page size for seasons and quizzes. */
export const pageSize = 10;

export type ListView<Row> = {
  search: string;
  page: number;
  /** The rows of the present page. */
  shown: readonly Row[];
  /** How many rows the search found. */
  found: number;
  setSearch(text: string): void;
  setPage(page: number): void;
};

/**
 * Search and page of a list, kept in the URL (`?search=…&page=…`) so that Back, a reload
 * and a shared link show the same rows. The search is "contains", whatever the letter case;
 * a page past the end shows the last one.
 */
export function useListView<Row>(rows: readonly Row[], textOf: (row: Row) => string): ListView<Row> {
  const [params, setParams] = useSearchParams();
  const addressed = params.get('search') ?? '';
  const navigation = useNavigationType();
  // The router updates the URL a moment after a keystroke, and the input must not wait for it
  // nor fall back to it: only a step the person made through the history replaces what is typed.
  const [typed, setTyped] = useState({ text: addressed, addressed });
  if (typed.addressed !== addressed) {
    setTyped({ text: navigation === NavigationType.Replace ? typed.text : addressed, addressed });
  }
  const search = typed.text;

  const found = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase();
    return wanted ? rows.filter((row) => textOf(row).toLocaleLowerCase().includes(wanted)) : rows;
  }, [rows, search, textOf]);

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const asked = Number(params.get('page') ?? 1);
  const page = Math.min(pages, Math.max(1, Number.isInteger(asked) ? asked : 1));

  const write = (key: 'search' | 'page', value: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (key === 'search') after.delete('page');
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      },
      { replace },
    );

  return {
    search,
    page,
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    found: found.length,
    // Typing is one step of the history, not one per letter.
    setSearch(text) {
      setTyped({ ...typed, text });
      write('search', text, true);
    },
    setPage: (next) => write('page', next > 1 ? String(next) : '', false),
  };
}
