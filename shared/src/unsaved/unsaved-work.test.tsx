import { act, render, screen } from '@testing-library/react';
import {
  discardUnsavedWork,
  hasUnsavedWork,
  isUnsavedWorkKept,
  letUnsavedWorkGo,
  onUnsavedWorkChange,
  useHasUnsavedWork,
  useUnsavedWork,
  type KeptDraft,
} from '@console/shared/unsaved';

function Form({ unsaved, draft }: { unsaved: boolean; draft?: KeptDraft }) {
  useUnsavedWork(unsaved, draft);
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

  it('is kept where the device has a draft of all of it, which can be discarded', () => {
    const discarded: string[] = [];
    const draftOf = (form: string, isKept = true) => ({ isKept, discard: () => discarded.push(form) });
    const one = draftOf('one');
    const forms = (second?: KeptDraft) => (
      <>
        <Form unsaved draft={one} />
        <Form unsaved draft={second} />
      </>
    );
    const { rerender } = render(forms(draftOf('two')));
    expect(isUnsavedWorkKept()).toBe(true);
    discardUnsavedWork();
    expect(discarded).toEqual(['one', 'two']);
    rerender(forms());
    expect(isUnsavedWorkKept()).toBe(false);
    rerender(forms(draftOf('two', false)));
    expect(isUnsavedWorkKept()).toBe(false);
  });

  it('makes the browser ask before the page goes, until it is saved or let go', () => {
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { rerender } = render(page(false));
    expect(asks()).toBe(false);
    rerender(page(true));
    expect(asks()).toBe(true);
    rerender(page(false));
    expect(asks()).toBe(false);
    rerender(page(true));
    act(letUnsavedWorkGo);
    expect(asks()).toBe(false);
  });
});
