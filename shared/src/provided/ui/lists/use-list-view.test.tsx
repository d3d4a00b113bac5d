import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { forgetListPositions } from '@console/shared/storage';
import { MemoryRouter } from '@console/shared/router/memory';
import type { PartialList } from '@console/shared/model';
import { useListView } from '@console/shared/ui';

const names = Array.from({ length: 23 }, (_, index) => `Season ${index + 1}`);
const requestedAt = Date.now();
const all = { rows: names, isComplete: true, requestedAt };
const firstPage = { rows: names.slice(0, 10), isComplete: false, requestedAt };
const asText = (name: string) => name;

/** A list that no test has opened yet: each test uses its own season. */
let lists = 0;
beforeEach(() => (lists += 1));
const path = () => `/home?season=S${lists}`;

function useList(person: string, list: PartialList<string>) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  return {
    state,
    view: useListView(list, asText, person),
    address: pathname + search,
    navigate: useNavigate(),
  };
}

const key = 'an-entry';

/** Stores a value as the position of the list in the tab's history entry. */
const store = (value: unknown, by = 'grace') =>
  sessionStorage.setItem(`position/${by} ${path()} ${key}`, JSON.stringify(value));

function open(person = 'grace', list: PartialList<string> = all) {
  const [pathname, search] = path().split('?');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname, search: `?${search}`, key }]}>{children}</MemoryRouter>
  );
  return renderHook((here: PartialList<string>) => useList(person, here), { wrapper, initialProps: list });
}

/** Opens the list at a stored position. */
function openAt(search: string, page: number, list = all) {
  store({ search, page });
  return open('grace', list);
}

/** Links to another screen and back to the list. */
async function leaveAndReturn({ result }: ReturnType<typeof open>) {
  await act(async () => result.current.navigate('/elsewhere'));
  await act(async () => result.current.navigate(path(), { replace: true }));
}

describe('search and page of a list', () => {
  it('shows ten rows per page', () => {
    expect(open().result.current.view.shown).toEqual(names.slice(0, 10));
  });

  it('shows the page of its history entry', () => {
    expect(openAt('', 3).result.current.view.shown).toEqual(names.slice(20));
    expect(openAt('son 2', 1).result.current.view).toMatchObject({ search: 'son 2', found: 5 });
  });

  it('does not show one person’s search to another', () => {
    store({ search: 'ruth@example.org', page: 2 }, 'esther');
    expect(open().result.current.view).toMatchObject({ search: '', page: 1 });
  });

  it('is forgotten in this tab when the session ends', () => {
    store({ search: 'ruth@example.org', page: 2 });
    forgetListPositions();
    expect(open().result.current.view).toMatchObject({ search: '', page: 1 });
    expect(sessionStorage).toHaveLength(1);
  });

  it.each([null, 'text', 7, { page: 2 }, { search: '', page: 0 }, { search: '', page: -1 }])(
    'shows the first page for the stored position %j',
    (position) => {
      store(position);
      expect(open().result.current.view.page).toBe(1);
    },
  );

  it('shows the last page for a page past the end', () => {
    expect(openAt('', 99).result.current.view.page).toBe(3);
  });

  it('finds rows that contain the text, ignoring case', () => {
    const { result } = openAt('', 2);
    act(() => result.current.view.setSearch('SON 1'));
    expect(result.current.view).toMatchObject({ search: 'SON 1', page: 1, found: 11 });
  });

  it('has a total only when the list is complete', () => {
    const { result, rerender } = open('grace', firstPage);
    expect(result.current.view).toMatchObject({ count: undefined, found: 10 });
    rerender(all);
    expect(result.current.view).toMatchObject({ count: 23, found: 23 });
  });

  it('knows when an incomplete list was requested', () => {
    expect(open('grace', firstPage).result.current.view.requestedAt).toBe(requestedAt);
  });

  it('searches the loaded rows, and again when more rows load', () => {
    const { result, rerender } = open('grace', firstPage);
    act(() => result.current.view.setSearch('son 2'));
    expect(result.current.view.shown).toEqual(['Season 2']);
    rerender(all);
    expect(result.current.view).toMatchObject({ search: 'son 2', found: 5 });
  });

  it('shows the page of its history entry once its rows are loaded', () => {
    const { result, rerender } = openAt('', 3, firstPage);
    expect(result.current.view.shown).toEqual(names.slice(0, 10));
    rerender(all);
    expect(result.current.view.shown).toEqual(names.slice(20));
  });

  it('keeps every letter of fast typing, and keeps the search out of the URL', async () => {
    const { result } = open();
    for (const text of ['h', 'ho', 'host@example.org']) act(() => result.current.view.setSearch(text));
    expect(result.current.view.search).toBe('host@example.org');
    expect(result.current.address).toBe(path());
    expect(result.current.state).toBeNull();
  });

  it('goes back page by page, with the search of each page', async () => {
    const { result } = open();
    act(() => result.current.view.setSearch('season'));
    await act(async () => result.current.view.setPage(2));
    await act(async () => result.current.view.setPage(3));
    expect(result.current.view.shown).toEqual(names.slice(20));
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ search: 'season', page: 2 });
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ search: 'season', page: 1 });
  });

  it('keeps its position when opened by a link, and on the way back', async () => {
    const list = open();
    const { result } = list;
    act(() => result.current.view.setSearch('season'));
    await act(async () => result.current.view.setPage(2));
    await leaveAndReturn(list);
    await waitFor(() => expect(result.current.view).toMatchObject({ search: 'season', page: 2 }));
    await act(async () => result.current.navigate('/elsewhere'));
    await act(async () => result.current.navigate(-1));
    expect(result.current.view).toMatchObject({ search: 'season', page: 2 });
  });
});
