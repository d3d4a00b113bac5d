import { act, renderHook } from '@testing-library/react';
import { useDialogSubject } from './use-dialog-subject';

type Thing = { name: string };
const isSame = (a: Thing, b: Thing) => a.name === b.name;

const ask = (opened: Thing) =>
  renderHook<ReturnType<typeof useDialogSubject<Thing>>, { live: Thing | null }>(
    ({ live }) => useDialogSubject(opened, live, isSame),
    { initialProps: { live: opened } },
  );

describe('the subject of a dialog', () => {
  it('updates with the stored version, and reports a difference from the opened one', () => {
    const { result, rerender } = ask({ name: 'old' });
    expect(result.current).toMatchObject({ shown: { name: 'old' }, changed: false });
    rerender({ live: { name: 'new' } });
    expect(result.current).toMatchObject({ shown: { name: 'new' }, changed: true });
    rerender({ live: { name: 'old' } });
    expect(result.current).toMatchObject({ shown: { name: 'old' }, changed: false });
  });

  it('shows the version from the database until a newer one arrives', () => {
    const { result, rerender } = ask({ name: 'old' });
    act(() => result.current.show({ name: 'told' }));
    expect(result.current).toMatchObject({ shown: { name: 'told' }, changed: true });
    rerender({ live: { name: 'new' } });
    expect(result.current).toMatchObject({ shown: { name: 'new' } });
  });

  it('keeps its last version when it is deleted', () => {
    const { result, rerender } = ask({ name: 'old' });
    rerender({ live: { name: 'new' } });
    rerender({ live: null });
    expect(result.current).toMatchObject({ shown: { name: 'new' } });
  });
});
