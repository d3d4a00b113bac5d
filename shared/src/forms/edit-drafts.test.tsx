import { editDocument, GatewayProvider, textOf, type Converter } from '@console/shared/data';
import { SessionProvider, type SessionAccess } from '@console/shared/session';
import { createMemoryGateway } from '@console/shared/testing';
import { TextField } from '@console/shared/ui';
import { hasUnsavedWork } from '@console/shared/unsaved';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { EntityFormCard, useEditForm, type FormDefinition } from '.';
import { loseAnswer } from './testing/lose-answer';

type Card = { title: string; text: string; link: string };

const path = 'cards/C1';
const began: Card = { title: 'Finals', text: 'Map', link: 'https://example.org' };

const converter: Converter<Card> = {
  fromDocument: ({ fields }) => ({
    title: textOf(fields, 'title'),
    text: textOf(fields, 'text'),
    link: textOf(fields, 'link'),
  }),
  toFields: (card) => card,
};

const definition: FormDefinition<Card, Card> = {
  blank: { title: '', text: '', link: '' },
  incomplete: 'Please all fields',
  describeFailure: () => 'Not saved',
  fields: { title: { label: 'Title' }, text: { label: 'Button Text' }, link: { label: 'Button Link' } },
  groups: [{ label: 'Button', fields: ['text', 'link'] }],
  toValues: (card) => card,
  toEntity: (_card, values) => values,
};

const access: SessionAccess = {
  session: { person: { uid: 'u1', email: 'grace@example.org', name: 'Grace' }, role: '' },
  signIn: async () => ({ signedIn: true }),
  signOut: async () => undefined,
  warmUp: () => undefined,
  openDatabase: () => Promise.reject(new Error('There is no database here')),
};

/** A card that others edit, too, and the pages on which its form opens, one after the other. */
function givenCard() {
  const gateway = createMemoryGateway({ [path]: began });
  const now = (): Card => ({ ...began, ...gateway.documents()[path] });

  function CardForm({ opened }: { opened: Card }) {
    const [stored, setStored] = useState<Card | null>(opened);
    useEffect(
      () =>
        gateway.watchDocument(path, {
          next: (document) => setStored(document ? converter.fromDocument(document) : null),
          failed: () => undefined,
        }),
      [],
    );
    const form = useEditForm(definition, {
      opened,
      stored,
      save: (decide) => editDocument(gateway, { path, ...converter, decide }),
      draftKey: path,
    });
    return (
      <EntityFormCard form={form} submitLabel="Update">
        <TextField {...form.field('title')} />
        <TextField {...form.field('text')} />
        <TextField {...form.field('link')} />
      </EntityFormCard>
    );
  }

  return {
    gateway,
    now,
    open: () =>
      render(
        <SessionProvider value={access}>
          <GatewayProvider value={gateway}>
            <CardForm opened={now()} />
          </GatewayProvider>
        </SessionProvider>,
      ),
    somebodyChanges: (fields: Partial<Card>) => act(async () => gateway.put(path, { ...now(), ...fields })),
    loseAnswer: () => loseAnswer(gateway),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offer = () => screen.findByText(/You typed something here on .* that was not saved/);
const conflict = () => screen.findByRole('dialog', { name: 'Someone else changed this, too' });
const title = () => screen.getByRole('textbox', { name: 'Title' });

async function type(label: string, words: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), words);
}

async function restore() {
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
}

describe('a draft of what others edit, too', () => {
  beforeEach(() => localStorage.clear());

  it('stays with the version that it was typed over, whatever another draft began with', async () => {
    const { open, somebodyChanges, now } = givenCard();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(new Date(2026, 10, 21, 12).getTime());
    open();
    await type('Title', 'Mine');
    await somebodyChanges({ title: 'Theirs' });
    cleanup();
    clock.mockReturnValue(new Date(2026, 10, 21, 11).getTime());
    open();
    await type('Button Text', 'Way');
    cleanup();
    clock.mockReturnValue(new Date(2026, 10, 21, 13).getTime());

    open();
    await restore();
    expect(title()).toHaveValue('Mine');
    expect(await offer()).toHaveTextContent('It is kept, and offered again once this is saved or left.');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await press('Update');
    const dialog = await conflict();
    expect(now()).toEqual({ ...began, title: 'Theirs' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Theirs' }));
    await press('Save');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await restore();
    await press('Update');
    await waitFor(() => expect(now()).toEqual({ ...began, title: 'Theirs', text: 'Way' }));
  });

  it('waits while the form holds what was typed over a later version', async () => {
    const { open, somebodyChanges, now } = givenCard();
    open();
    await type('Button Text', 'Way');
    cleanup();
    await somebodyChanges({ title: 'Theirs' });
    open();
    await offer();
    await type('Title', 'Finals');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await press('Update');
    await waitFor(() => expect(now()).toEqual(began));
    await restore();
    await press('Update');
    await waitFor(() => expect(now()).toEqual({ ...began, text: 'Way' }));
  });

  it('asks about what was chosen again as it was, beside another change', async () => {
    const { open, somebodyChanges, now } = givenCard();
    open();
    await type('Title', 'Mine');
    await type('Button Text', 'Way');
    await type('Button Text', 'Map');
    cleanup();
    await somebodyChanges({ link: 'https://example.org/rules' });
    open();
    await restore();
    await press('Update');
    const dialog = await conflict();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Mine' }));
    await press('Save');
    await waitFor(() => expect(now()).toEqual({ ...began, title: 'Mine' }));
  });

  it('is not kept where nothing differs any more, as nobody is asked then who leaves', async () => {
    const { open } = givenCard();
    open();
    await type('Button Text', 'Way');
    expect(localStorage).toHaveLength(1);
    await type('Button Text', 'Map');
    expect(localStorage).toHaveLength(0);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is still something to lose while nobody knows whether an earlier try arrived', async () => {
    const { gateway, open, loseAnswer } = givenCard();
    loseAnswer();
    gateway.watchDocument = () => () => undefined;
    open();
    await type('Title', 'First try');
    await press('Update');
    await screen.findByRole('button', { name: 'Retry' });
    await type('Title', 'Finals');
    expect(localStorage).toHaveLength(1);
    expect(hasUnsavedWork()).toBe(true);
  });

  it.each(['Second try', 'Finals'])(
    'knows its own try whose answer was lost, and saves %s over it unasked',
    async (words) => {
      const { open, loseAnswer, now } = givenCard();
      loseAnswer();
      open();
      await type('Title', 'First try');
      await press('Update');
      await screen.findByRole('button', { name: 'Retry' });
      expect(now().title).toBe('First try');
      await type('Title', words);
      cleanup();
      open();
      await restore();
      expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
      await press('Update');
      await waitFor(() => expect(now().title).toBe(words));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
