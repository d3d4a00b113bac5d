import { act, renderHook } from '@testing-library/react';
import { useDialogSubject } from '@console/shared/ui';

type Thing = { name: string };
const isSame = (a: Thing, b: Thing) => a.name === b.name;

const ask = (opened: Thing) =>
  renderHook<ReturnType<typeof useDialogSubject<Thing>>, { live: Thing | null }>(
    ({ live }) => useDialogSubject(opened, live, isSame),
    { initialProps: { live: opened } },
  );

describe('what a dialog asks about', () => {
  it('follows what is stored, and says when that is not what it was opened with', () => {
    const { result, rerender } = ask({ name: 'old' });
    expect(result.current).toMatchObject({ shown: { name: 'old' }, changed: false });
    rerender({ live: { name: 'new' } });
    expect(result.current).toMatchObject({ shown: { name: 'new' }, changed: true });
    rerender({ live: { name: 'old' } });
    expect(result.current).toMatchObject({ shown: { name: 'old' }, changed: false });
  });

  it('is what the database said, until there is news', () => {
    const { result, rerender } = ask({ name: 'old' });
    act(() => result.current.show({ name: 'told' }));
    expect(result.current).toMatchObject({ shown: { name: 'told' }, changed: true });
    rerender({ live: { name: 'new' } });
    expect(result.current).toMatchObject({ shown: { name: 'new' } });
  });

  it('stays as it was last seen when it is gone', () => {
    const { result, rerender } = ask({ name: 'old' });
    rerender({ live: { name: 'new' } });
    rerender({ live: null });
    expect(result.current).toMatchObject({ shown: { name: 'new' } });
  });
});
