import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from '@console/shared/router';
import { MemoryRouter } from '@console/shared/router/memory';
import { useListView } from '@console/shared/ui';

const names = Array.from({ length: 23 }, (_, index) => `Season ${index + 1}`);
const asText = (name: string) => name;

function open(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ view: useListView(names, asText), query: useLocation().search }), { wrapper })
    .result;
}

describe('search and page of a list', () => {
  it('shows ten rows a page, at the page of the URL', () => {
    expect(open('/seasons').current.view.shown).toEqual(names.slice(0, 10));
    expect(open('/seasons?page=3').current.view.shown).toEqual(names.slice(20));
  });

  it.each(['/seasons?page=99', '/seasons?page=3'])('shows the last page past the end: %s', (at) => {
    expect(open(at).current.view.page).toBe(3);
  });

  it.each(['/seasons?page=0', '/seasons?page=-1', '/seasons?page=x', '/seasons?page=1.5'])(
    'shows the first page for %s',
    (at) => expect(open(at).current.view.page).toBe(1),
  );

  it('finds rows that contain the text, whatever the letter case', () => {
    expect(open('/seasons?search=SON%202').current.view.found).toBe(5);
  });

  it('writes a keystroke into the URL, back on the first page, other parameters kept', () => {
    const result = open('/home?season=S1&page=2');
    act(() => result.current.view.setSearch('son 1'));
    expect(result.current.view.search).toBe('son 1');
    expect(result.current.query).toBe('?season=S1&search=son+1');
    expect(result.current.view.found).toBe(11);
  });

  it('keeps every letter of fast typing', () => {
    const result = open('/seasons');
    act(() => {
      for (const text of ['s', 'se', 'sea']) result.current.view.setSearch(text);
    });
    expect(result.current.view.search).toBe('sea');
    expect(result.current.query).toBe('?search=sea');
  });
});
