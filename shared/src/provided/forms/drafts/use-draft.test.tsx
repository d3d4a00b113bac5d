import { hasUnsavedWork, readDrafts, writeDraft } from '@console/shared/drafts';
import { screen, waitFor } from '@testing-library/react';
import {
  empty,
  esther,
  grace,
  kept,
  leave,
  nothingRestored,
  open,
  place,
  press,
  restored,
  title,
} from '../testing/card-page';

/** A fake of the Web Locks API that two tabs share. */
function givenLocks() {
  const held = new Set<string>();
  const locks = {
    async request(name: string, _options: object, during: (lock: object | null) => Promise<void> | void) {
      if (held.has(name)) return during(null);
      held.add(name);
      await during({});
      held.delete(name);
    },
  };
  Object.assign(navigator, { locks });
  return { held, end: () => void Reflect.deleteProperty(navigator, 'locks') };
}

describe('unsaved input of a form', () => {
  it('is restored with its time when the form opens again', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 10, 12).getTime());
    await leave('Finals');
    const { close } = open();
    expect(await restored()).toHaveTextContent('You typed it on 2026-11-21 10:12');
    expect(title()).toHaveValue('Finals');
    expect(hasUnsavedWork()).toBe(true);
    close();
    open();
    expect(await restored()).toBeVisible();
  });

  it('is listed with the form’s URL and each field’s label', async () => {
    history.replaceState(null, '', '/create-card?season=S1');
    await leave('Finals');
    expect(await readDrafts()).toMatchObject([
      { owner: 'u1', form: 'cards', address: '/create-card?season=S1', text: 'Title: Finals' },
    ]);
  });

  it('is deleted by Discard, which resets the form', async () => {
    await leave('Finals');
    const { close } = open();
    await press('Discard');
    expect(title()).toHaveValue('');
    expect(await kept()).toEqual([]);
    close();
    open();
    await nothingRestored();
  });

  it('is restored by Undo after Discard, with the keyboard only', async () => {
    await leave('Finals');
    const { user } = open();
    await press('Discard');
    expect(screen.getByText('Draft discarded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(title()).toHaveValue('Finals');
    expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
    expect(await kept()).toEqual(['u1: Title: Finals']);
  });

  it('does not replace input from after Discard on Undo', async () => {
    const { user, close } = open();
    await user.type(title(), 'Finals');
    await user.type(place(), 'Guntur');
    close();
    open();
    await press('Discard');
    await user.type(title(), 'Semi-finals');
    await press('Undo');
    expect(title()).toHaveValue('Semi-finals');
    expect(place()).toHaveValue('Guntur');
  });

  it('cannot be restored by Undo after a save', async () => {
    await leave('Finals');
    const { user } = open();
    await press('Discard');
    await user.type(title(), 'Semi-finals');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('is deleted after a save', async () => {
    const { close, user } = open();
    await user.type(title(), 'Finals');
    await press('Save');
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(await kept()).toEqual([]);
    close();
    open();
    await nothingRestored();
  });

  it('is deleted after a save, also when the form has unmounted', async () => {
    let stored: () => void = () => undefined;
    const save = () => new Promise<void>((resolve) => (stored = resolve));
    const { close, user } = open({ save });
    await user.type(title(), 'Finals');
    await press('Save');
    close();
    expect(await kept()).toHaveLength(1);
    stored();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('is kept while a save fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { close, user } = open({ save: () => Promise.reject(new Error('unavailable')) });
    await user.type(title(), 'Finals');
    await press('Save');
    close();
    open();
    expect(await restored()).toBeVisible();
  });

  it('is deleted when it is changed back', async () => {
    const { user } = open();
    await user.type(title(), 'F');
    expect(await kept()).toHaveLength(1);
    await user.clear(title());
    expect(await kept()).toEqual([]);
  });

  it('is deleted when it equals the stored values', async () => {
    await leave('Finals');
    open({ initial: { ...empty, title: 'Finals', place: 'Guntur' } });
    await nothingRestored();
    expect(await kept()).toEqual([]);
  });

  it('is never shown to another person, and is kept for its owner', async () => {
    await leave('Finals');
    const other = open({ person: esther });
    await nothingRestored();
    other.close();
    open({ person: grace });
    expect(await restored()).toBeVisible();
  });

  it('is not stored when no one is signed in', async () => {
    await leave('Finals', { person: null });
    expect(await kept()).toEqual([]);
  });

  it('is not restored by another form', async () => {
    await leave('Finals');
    open({ draftKey: 'cards/C1' });
    await nothingRestored();
  });

  it('is separate for each tab: the second form is empty, and both drafts are kept', async () => {
    const { held, end } = givenLocks();
    try {
      const one = open();
      await one.user.type(title(), 'Finals');
      expect(held.size).toBe(1);
      const [first] = await readDrafts();
      one.close();
      await waitFor(() => expect(held.size).toBe(0));
      held.add(`draft/${first?.id}`);

      const other = open();
      await nothingRestored();
      await other.user.type(title(), 'Semi-finals');
      other.close();
      await waitFor(() => expect(held.size).toBe(1));
      expect(await kept()).toEqual(['u1: Title: Semi-finals', 'u1: Title: Finals']);

      held.clear();
      const again = open();
      await restored();
      expect(title()).toHaveValue('Semi-finals');
      await press('Save');
      await waitFor(async () => expect(await kept()).toEqual(['u1: Title: Finals']));
      again.close();
    } finally {
      end();
    }
  });

  it('is restored for the fields that the form still has', async () => {
    const values = { title: 'Finals', place: 7, colour: 'red' };
    const draft = { id: '1', owner: 'u1', form: 'cards', address: '/', text: '', updatedAt: Date.now() };
    await writeDraft({ ...draft, base: {}, values, progress: {} });
    open();
    await restored();
    expect(title()).toHaveValue('Finals');
    expect(place()).toHaveValue('');
  });

  it('is deleted after 30 days', async () => {
    await leave('Finals');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1000);
    open();
    await nothingRestored();
    expect(await kept()).toEqual([]);
  });
});

describe('a browser that refuses IndexedDB', () => {
  const prompts = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('prompts before the page closes while there is a draft', async () => {
    expect(prompts()).toBe(false);
    const { user } = open();
    await user.type(title(), 'Finals');
    await waitFor(() => expect(prompts()).toBe(true));
    await press('Save');
    await waitFor(() => expect(prompts()).toBe(false));
  });
});
