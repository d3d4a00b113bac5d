import { render, screen } from '@testing-library/react';
import {
  hasUnsavedWork,
  onUnsavedWorkChange,
  useHasUnsavedWork,
  useUnsavedWork,
} from '@console/shared/unsaved';

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsavedWork(unsaved);
  return null;
}

const Told = () => <p>{useHasUnsavedWork() ? 'Something is unsaved' : 'All is saved'}</p>;

const page = (...forms: boolean[]) => (
  <>
    <Told />
    {forms.map((unsaved, index) => (
      <Form key={index} unsaved={unsaved} />
    ))}
  </>
);

describe('unsaved work on the page', () => {
  it('is there as long as one form holds any', () => {
    const { rerender } = render(page(false, false));
    expect(screen.getByText('All is saved')).toBeVisible();
    rerender(page(true, true));
    expect(screen.getByText('Something is unsaved')).toBeVisible();
    rerender(page(false, true));
    expect(screen.getByText('Something is unsaved')).toBeVisible();
    rerender(page(false, false));
    expect(screen.getByText('All is saved')).toBeVisible();
  });

  it('goes with its form', () => {
    const { rerender } = render(page(true));
    expect(hasUnsavedWork()).toBe(true);
    rerender(page());
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is told of to whoever listens, until they stop', () => {
    const heard: boolean[] = [];
    const stop = onUnsavedWorkChange(() => heard.push(hasUnsavedWork()));
    const { rerender } = render(page(true));
    rerender(page(false));
    stop();
    rerender(page(true));
    expect(heard).toEqual([true, false]);
  });
});
