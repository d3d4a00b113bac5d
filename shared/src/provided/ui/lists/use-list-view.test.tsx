import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fold } from '@console/shared/format';
import { arranger } from '@console/shared/lists';
import { useLocation, useNavigate } from '@console/shared/router';
import { MemoryRouter } from '@console/shared/router/memory';
import type { PartialList } from '@console/shared/model';
import { useListView } from '@console/shared/ui';

const at = (day: number) => new Date(2026, 0, day, 9).getTime();

type Row = { id: string; name: string; status: string; start: number | null; end: number | null };

const row = (number: number): Row => ({
  id: `S${number}`,
  name: `Season ${number}`,
  status: number % 2 === 0 ? 'active' : 'deactivated',
  start: at(number),
  end: at(number + 1),
});
const rows = Array.from({ length: 23 }, (_, index) => row(index + 1));
const requestedAt = Date.now();
const all = { rows, isComplete: true, requestedAt };
const firstPage = { rows: rows.slice(0, 10), isComplete: false, requestedAt };

const statuses = ['active', 'deactivated'];
const options = {
  textOf: ({ name }: Row) => name,
  statuses,
  arrange: arranger<Row>({ name: ({ name }) => name, start: ({ start }) => start }, statuses),
};

/** A list that no test has opened yet: each test uses its own season. */
let lists = 0;
beforeEach(() => (lists += 1));
const path = (state = '') => `/home?season=S${lists}${state && `&${state}`}`;

function useList(person: string, list: PartialList<Row>) {
  const { pathname, search } = useLocation();
  const view = useListView(list, { ...options, fold, person });
  return {
    view,
    names: view.shown.map(({ name }) => name),
    address: pathname + search,
    navigate: useNavigate(),
  };
}

function open(state = '', list: PartialList<Row> = all, person = 'grace') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path(state)]}>{children}</MemoryRouter>
  );
  return renderHook((here: PartialList<Row>) => useList(person, here), { wrapper, initialProps: list });
}

const names = (numbers: readonly number[]) => numbers.map((number) => `Season ${number}`);

/** Links to another screen and back to the list. */
async function leaveAndReturn({ result }: ReturnType<typeof open>) {
  await act(async () => result.current.navigate('/elsewhere'));
  await act(async () => result.current.navigate(path(), { replace: true }));
}

describe('search and page of a list', () => {
  it('shows ten rows per page', () => {
    expect(open().result.current.view.shown).toEqual(rows.slice(0, 10));
  });

  it('shows what its address names', () => {
    expect(open('page=3').result.current.view.shown).toEqual(rows.slice(20));
    expect(open('search=son+2').result.current.view).toMatchObject({ search: 'son 2', found: 5 });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'sort=nothing',
    'sort=toString',
    'status=lost',
    'from=soon',
    'to=2026',
    'other=1',
  ])('ignores %s in its address', (broken) => {
    expect(open(broken).result.current.view.shown).toEqual(rows.slice(0, 10));
  });

  it('shows the last page for a page past the end', () => {
    expect(open('page=99').result.current.view.page).toBe(3);
  });

  it('finds rows that contain the text, ignoring case', () => {
    const { result } = open('page=2');
    act(() => result.current.view.setSearch('SON 1'));
    expect(result.current.view).toMatchObject({ search: 'SON 1', page: 1, found: 11 });
  });

  it('finds rows that have each word, in any order', () => {
    const { result } = open();
    act(() => result.current.view.setSearch('17 season'));
    expect(result.current.names).toEqual(['Season 17']);
  });

  it('has a total only when the list is complete', () => {
    const { result, rerender } = open('', firstPage);
    expect(result.current.view).toMatchObject({ count: undefined, found: 10 });
    rerender(all);
    expect(result.current.view).toMatchObject({ count: 23, found: 23 });
  });

  it('knows when an incomplete list was requested', () => {
    expect(open('', firstPage).result.current.view.requestedAt).toBe(requestedAt);
  });

  it('searches the loaded rows, and again when more rows load', () => {
    const { result, rerender } = open('', firstPage);
    act(() => result.current.view.setSearch('son 2'));
    expect(result.current.names).toEqual(['Season 2']);
    rerender(all);
    expect(result.current.view).toMatchObject({ search: 'son 2', found: 5 });
  });

  it('shows the page of its address once its rows are loaded', () => {
    const { result, rerender } = open('page=3', firstPage);
    expect(result.current.view.shown).toEqual(rows.slice(0, 10));
    rerender(all);
    expect(result.current.view.shown).toEqual(rows.slice(20));
  });

  it('keeps every letter of fast typing in one history entry', async () => {
    const { result } = open();
    for (const text of ['p', 'pa', 'paul']) act(() => result.current.view.setSearch(text));
    expect(result.current.view.search).toBe('paul');
    expect(result.current.address).toBe(path('search=paul'));
  });

  it('keeps a search for an e-mail out of the address', async () => {
    const list = open();
    const { result } = list;
    act(() => result.current.view.setSearch('host@example.org'));
    expect(result.current.address).toBe(path());
    await leaveAndReturn(list);
    await waitFor(() => expect(result.current.view.search).toBe('host@example.org'));
  });

  it('goes back page by page, with the search of each page', async () => {
    const { result } = open();
    act(() => result.current.view.setSearch('season'));
    await act(async () => result.current.view.setPage(2));
    await act(async () => result.current.view.setPage(3));
    expect(result.current.view.shown).toEqual(rows.slice(20));
    expect(result.current.address).toBe(path('search=season&page=3'));
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ search: 'season', page: 2 });
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ search: 'season', page: 1 });
  });

  it('is as it was left when it is opened by a link, and on the way back', async () => {
    const list = open();
    const { result } = list;
    act(() => result.current.view.change({ sort: 'name' }));
    await act(async () => result.current.view.setPage(2));
    await leaveAndReturn(list);
    await waitFor(() => expect(result.current.view).toMatchObject({ sort: 'name', page: 2 }));
    expect(result.current.address).toBe(path('sort=name&page=2'));
    await act(async () => result.current.navigate('/elsewhere'));
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ sort: 'name', page: 2 });
  });

  it('shows what a link names, however the list was left', async () => {
    const { result } = open();
    act(() => result.current.view.setSearch('season 2'));
    await act(async () => result.current.navigate('/elsewhere'));
    await act(async () => result.current.navigate(path('status=active')));
    expect(result.current.view).toMatchObject({ search: '', status: 'active' });
  });

  it('does not show one person’s search to another', async () => {
    const first = open();
    act(() => first.result.current.view.setSearch('ruth'));
    first.unmount();
    expect(open('', all, 'esther').result.current.view.search).toBe('');
  });
});

describe('sort and filters of a list', () => {
  it('sort numbers in a text by their value, and back', () => {
    const { result } = open();
    act(() => result.current.view.change({ sort: 'name' }));
    expect(result.current.names).toEqual(names([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    act(() => result.current.view.change({ sort: '-name' }));
    expect(result.current.names).toEqual(names([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]));
  });

  it.each(['start', '-start'])('sort rows without a value last by %s', (sort) => {
    const { result } = open(`sort=${sort}`, {
      ...all,
      rows: [{ ...row(1), name: 'Undated', start: null }, row(2), row(3)],
    });
    expect(result.current.names.at(-1)).toBe('Undated');
  });

  it('show the rows of a status', () => {
    const { result } = open('status=deactivated');
    expect(result.current.view).toMatchObject({ found: 12, count: 23, isFiltered: true });
    act(() => result.current.view.showAll());
    expect(result.current.view).toMatchObject({ found: 23, isFiltered: false });
  });

  it.each(['status=lost', 'from=soon', 'to=2026-13-45', 'status=lost&from=2026-1-1&to=x'])(
    'are not there when the address has only %s, which no list knows',
    (state) => {
      const { result } = open(state);
      expect(result.current.view).toMatchObject({
        found: 23,
        isFiltered: false,
        status: '',
        from: '',
        to: '',
      });
    },
  );

  it('are removed without closing what is open beside the rows', () => {
    const { result } = open('status=deactivated&beside=calendar');
    expect(result.current.view).toMatchObject({ beside: 'calendar', isFiltered: true });
    act(() => result.current.view.showAll());
    expect(result.current.view).toMatchObject({ beside: 'calendar', isFiltered: false });
    expect(result.current.address).toBe(path('beside=calendar'));
  });

  it.each([
    ['from=2026-01-22', [21, 22, 23]],
    ['to=2026-01-02', [1, 2]],
    ['from=2026-01-05&to=2026-01-05', [4, 5]],
  ])('show the rows that take place within %s', (days, found) => {
    expect(open(days).result.current.names).toEqual(names(found));
  });

  it('hide a row that ends at midnight from the next day', () => {
    const rows = [
      { ...row(5), end: new Date(2026, 0, 8).getTime() },
      { ...row(4), start: null, end: null },
    ];
    const found = (state: string) => open(state, { ...all, rows }).result.current.names;
    expect(found('from=2026-01-07&to=2026-01-07')).toEqual(['Season 5']);
    expect(found('from=2026-01-08')).toEqual([]);
  });

  it('hide rows without dates from a choice of days', () => {
    const undated = { ...row(1), start: null, end: null };
    for (const days of ['from=2026-01-01', 'to=2026-12-31'])
      expect(open(days, { ...all, rows: [undated] }).result.current.view.found).toBe(0);
  });

  describe('of a list that is not complete', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    const loading = () => ({ ...firstPage, requestedAt: Date.now() });
    const connect = (isOnline: boolean) =>
      act(() => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      });
    const known = { found: 10, count: undefined, isPartial: true };

    it('wait until all rows are loaded', () => {
      const { result, rerender } = open('sort=-name', loading());
      expect(result.current.view).toMatchObject({ found: 0, count: undefined, isPartial: false });
      rerender(all);
      expect(result.current.names[0]).toBe('Season 23');
      expect(result.current.view).toMatchObject({ count: 23, isPartial: false });
    });

    it('show the rows that the device has while it is offline, and all when it is back', () => {
      connect(false);
      const list = loading();
      const { result, rerender } = open('sort=-name&status=active', list);
      expect(result.current.names).toEqual(names([10, 8, 6, 4, 2]));
      expect(result.current.view).toMatchObject({ ...known, found: 5 });
      connect(true);
      expect(result.current.view).toMatchObject({ found: 0, isPartial: false });
      rerender(all);
      expect(result.current.names[0]).toBe('Season 22');
    });

    it('show them, too, when the others take long', () => {
      const { result } = open('sort=-name', loading());
      act(() => jest.advanceTimersByTime(9000));
      expect(result.current.view.found).toBe(0);
      act(() => jest.advanceTimersByTime(2000));
      expect(result.current.view).toMatchObject(known);
      expect(result.current.names[0]).toBe('Season 10');
    });
  });
});

describe('a long list that says its total', () => {
  const long = { ...firstPage, total: 999 };

  it('has the total and all pages, and the loaded rows of each', () => {
    const { result } = open('page=2', long);
    expect(result.current.view).toMatchObject({ count: 999, found: 999, page: 2, shown: [] });
    act(() => result.current.view.setPage(1));
    expect(result.current.view.shown).toEqual(long.rows);
  });

  it.each(['search=son', 'sort=name', 'status=active', 'from=2026-01-02'])(
    'has no total with %s, since that may match rows that are not loaded',
    (state) => expect(open(state, long).result.current.view.count).toBeUndefined(),
  );
});
