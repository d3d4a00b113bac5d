import { hasUnsavedWork } from '@console/shared/unsaved';
import { act, screen, waitFor } from '@testing-library/react';
import { empty, esther, leave, nothingOffered, offer, open, place, press, title } from './testing/card-page';

beforeEach(() => localStorage.clear());

describe('what was typed and not saved', () => {
  it('is offered back when the form opens again, with the time', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 10, 12).getTime());
    await leave('Finals');
    open();
    expect(await offer()).toHaveTextContent('on 2026-11-21 10:12');
    expect(title()).toHaveValue('');
  });

  it('comes back with Restore as if it had been typed, and the focus goes into the form', async () => {
    await leave('Finals');
    const { close } = open();
    await offer();
    await press('Restore');
    expect(title()).toHaveValue('Finals');
    expect(title()).toHaveFocus();
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
    expect(hasUnsavedWork()).toBe(true);
    close();
    open();
    expect(await offer()).toBeVisible();
  });

  it('is gone with Discard', async () => {
    await leave('Finals');
    const { close } = open();
    await offer();
    await press('Discard');
    expect(title()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    close();
    open();
    await nothingOffered();
  });

  it('comes back with Undo after Discard, by the keyboard alone', async () => {
    await leave('Finals');
    const { user } = open();
    await offer();
    const waiting = Object.keys(localStorage);
    await press('Discard');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Draft discarded.');
    await user.keyboard('{Enter}');
    expect(await offer()).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(waiting);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(title()).toHaveValue('Finals');
  });

  it('cannot be had back any more when the form is saved', async () => {
    await leave('Finals');
    const { user } = open();
    await offer();
    await press('Discard');
    await user.type(title(), 'Semi-finals');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('never goes over what was typed meanwhile: it waits until that is saved, or typed back', async () => {
    await leave('Finals');
    const { user } = open();
    await offer();
    await user.type(place(), 'Guntur');
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
    expect(await offer()).toHaveTextContent('It is kept, and offered again once this is saved or left.');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await user.clear(place());
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
    await press('Restore');
    expect(title()).toHaveValue('Finals');
  });

  it('is kept by each of two tabs, and each is offered', async () => {
    await leave('Finals');
    const other = open();
    await offer();
    await other.user.type(title(), 'Semi-finals');
    other.close();
    open();
    await offer();
    await press('Discard');
    await offer();
    await press('Restore');
    expect(title()).toHaveValue('Finals');
  });

  it('is not kept once it is saved', async () => {
    const { close, user } = open();
    await user.type(title(), 'Finals');
    await press('Save');
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    close();
    open();
    await nothingOffered();
  });

  it('is not kept once it is saved, also when the form has gone by then', async () => {
    let stored: () => void = () => undefined;
    const save = () => new Promise<void>((resolve) => (stored = resolve));
    const { close, user } = open({ save });
    await user.type(title(), 'Finals');
    await press('Save');
    close();
    expect(localStorage).toHaveLength(1);
    stored();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is kept while a save fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { close, user } = open({ save: () => Promise.reject(new Error('unavailable')) });
    await user.type(title(), 'Finals');
    await press('Save');
    close();
    open();
    expect(await offer()).toBeVisible();
  });

  it('is not kept once it is typed back', async () => {
    const { user } = open();
    await user.type(title(), 'F');
    expect(localStorage).toHaveLength(1);
    await user.clear(title());
    expect(localStorage).toHaveLength(0);
  });

  it('is not offered where it is stored by now', async () => {
    await leave('Finals');
    open({ initial: { ...empty, title: 'Finals', place: 'Guntur' } });
    await nothingOffered();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('is never shown to somebody else, and not kept for a person nobody knows', async () => {
    await leave('Finals');
    const other = open({ person: esther });
    await nothingOffered();
    other.close();
    await leave('Nobody’s', { person: null });
    expect(localStorage).toHaveLength(1);
    open();
    expect(await offer()).toBeVisible();
  });

  it('is not offered to another form', async () => {
    await leave('Finals');
    open({ about: 'cards/C1' });
    await nothingOffered();
  });

  it('is left to the tab in which it is being typed', async () => {
    const held: string[] = [];
    Object.assign(navigator, {
      locks: {
        async request(name: string, during: () => Promise<void>) {
          held.push(name);
          await during();
          held.splice(held.indexOf(name), 1);
        },
        query: async () => ({ held: held.map((name) => ({ name })) }),
      },
    });
    try {
      const { close, user } = open();
      await user.type(title(), 'Finals');
      const elsewhere = open();
      await nothingOffered();
      elsewhere.close();
      close();
      await waitFor(() => expect(held).toEqual([]));
      open();
      expect(await offer()).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('can be restored in one tab only', async () => {
    await leave('Finals');
    open();
    await offer();
    for (const key of Object.keys(localStorage)) {
      localStorage.removeItem(key);
      // As the browser tells the other tabs.
      act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    }
    await nothingOffered();
  });

  it('is read as far as the form still has its fields', async () => {
    localStorage.setItem(
      'draft/u1/cards/1',
      JSON.stringify({ at: Date.now(), base: {}, typed: { title: 'Finals', place: 7, colour: 'red' } }),
    );
    open();
    await offer();
    await press('Restore');
    expect(title()).toHaveValue('Finals');
    expect(place()).toHaveValue('');
  });
});
