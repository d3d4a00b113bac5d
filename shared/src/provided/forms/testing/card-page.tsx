import { FormCard } from '../fields/form-card';
import { CheckboxField } from '../fields/checkbox-field';
import { readDrafts } from '@console/shared/drafts';
import { SessionProvider, type Person, type SessionAccess } from '@console/shared/session';
import { Button, TextField } from '@console/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftNotice, noErrors, useConsoleForm, type ConsoleFormOptions } from '..';

export const empty = { title: '', place: '', open: false };
type Card = typeof empty;

export const grace: Person = { uid: 'u1', email: 'grace@example.org', name: 'Grace' };
export const esther: Person = { uid: 'u2', email: 'esther@example.org', name: 'Esther' };

export type Circumstances = {
  person?: Person | null;
  draftKey?: string;
  forVisitors?: boolean;
  initial?: Card;
  save?: ConsoleFormOptions<Card>['save'];
};

const fields = { title: { label: 'Title' }, place: { label: 'Place' }, open: { label: 'Open' } };

function CardForm({
  draftKey = 'cards',
  forVisitors,
  initial = empty,
  save = async () => {},
}: Circumstances) {
  const form = useConsoleForm({ initial, validate: () => noErrors, save, fields, draftKey, forVisitors });
  return (
    <FormCard aria-label="Card" onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      <TextField label="Title" {...form.field('title')} />
      <TextField label="Place" {...form.field('place')} />
      <CheckboxField label="Open" {...form.field('open')} />
      <Button type="submit">Save</Button>
    </FormCard>
  );
}

/** Opens the page with the form. What it stores when it closes is the same as after a crash. */
export function open(circumstances: Circumstances = {}) {
  const accessOf = (person: Person | null): SessionAccess => ({
    session: person && { person, role: '' },
    signIn: async () => ({ signedIn: true }),
    signOut: async () => undefined,
    warmUp: () => undefined,
    openDatabase: () => Promise.reject(new Error('There is no database here')),
  });
  const page = (person: Person | null = grace) => (
    <SessionProvider value={accessOf(person)}>
      <CardForm {...circumstances} />
    </SessionProvider>
  );
  const { unmount, rerender } = render(page(circumstances.person));
  return {
    close: unmount,
    user: userEvent.setup(),
    /** Beside the form, which stays open. */
    signIn: (person: Person) => rerender(page(person)),
  };
}

export const title = () => screen.getByRole('textbox', { name: 'Title' });
export const place = () => screen.getByRole('textbox', { name: 'Place' });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const restored = () => screen.findByText(/^Draft restored\. You typed it on/);

/** The drafts on this device: owner and changes. */
export const kept = async () => (await readDrafts()).map(({ owner, text }) => `${owner}: ${text}`);

/** Expects that no draft is restored, after time to search for one. */
export async function nothingRestored() {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(/^Draft restored/)).not.toBeInTheDocument();
}

/** Types a title, and leaves with it unsaved. */
export async function leave(text: string, circumstances?: Circumstances) {
  const { close, user } = open(circumstances);
  await user.type(title(), text);
  close();
}
