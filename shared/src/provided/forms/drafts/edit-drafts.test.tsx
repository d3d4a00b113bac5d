import { editDocument, GatewayProvider, textOf, type Converter } from '@console/shared/data';
import { hasUnsavedWork, readDrafts } from '@console/shared/drafts';
import { SessionProvider, type SessionAccess } from '@console/shared/session';
import { createMemoryGateway, loseResponse } from '@console/shared/testing';
import { TextField } from '@console/shared/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { EntityFormCard, useEditForm, type FormDefinition } from '..';

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

/** A card that other people edit, too, and the pages on which its form opens, one after the other. */
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
    othersChange: (fields: Partial<Card>) => act(async () => gateway.put(path, { ...now(), ...fields })),
    loseResponse: () => loseResponse(gateway),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const conflict = () => screen.findByRole('dialog', { name: 'Someone else changed this too' });
const title = () => screen.getByRole('textbox', { name: 'Title' });

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

const restored = () => screen.findByText(/^Draft restored\. You typed it on/);

describe('a draft of a document that other people edit', () => {
  it('is named above the fields, in one box with what others have changed', async () => {
    const { open, othersChange } = givenCard();
    open();
    await type('Title', 'Mine');
    await othersChange({ title: 'Theirs' });
    cleanup();

    open();
    await restored();
    await screen.findByText(/^Someone else changed Title\./);
    const box = screen.getByRole('status');
    expect(box).toHaveTextContent(/^Someone else changed Title\..*Draft restored\..*Discard$/);
    expect(box.compareDocumentPosition(title())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps its base version: later changes by others are conflicts', async () => {
    const { open, othersChange, now } = givenCard();
    open();
    await type('Title', 'Mine');
    await othersChange({ title: 'Theirs' });
    cleanup();

    open();
    await restored();
    expect(title()).toHaveValue('Mine');
    await press('Update');
    const dialog = await conflict();
    expect(now()).toEqual({ ...began, title: 'Theirs' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Theirs' }));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await readDrafts()).toEqual([]));
  });

  it('is on the screen before it is saved: Update does nothing while the form still searches for it', async () => {
    const { open, othersChange, now } = givenCard();
    open();
    await type('Title', 'Mine');
    cleanup();
    await othersChange({ title: 'Theirs' });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    await restored();
    expect(title()).toHaveValue('Mine');
    await press('Update');
    await userEvent.click(within(await conflict()).getByRole('radio', { name: 'Mine' }));
    await press('Save');
    await waitFor(() => expect(now().title).toBe('Mine'));
  });

  it('is replaced by the stored version on Discard, and merged with it after Undo', async () => {
    const { open, othersChange, now } = givenCard();
    open();
    await type('Button Text', 'Way');
    cleanup();
    await othersChange({ title: 'Theirs' });
    open();
    await restored();
    expect(screen.getByLabelText('Button Text')).toHaveValue('Way');
    await press('Discard');
    expect(title()).toHaveValue('Theirs');
    expect(screen.getByLabelText('Button Text')).toHaveValue('Map');
    await press('Undo');
    await press('Update');
    await waitFor(() => expect(now()).toEqual({ ...began, title: 'Theirs', text: 'Way' }));
  });

  it('shows a conflict for a choice that was made again, beside another change', async () => {
    const { open, othersChange, now } = givenCard();
    open();
    await type('Title', 'Mine');
    await type('Button Text', 'Way');
    await type('Button Text', 'Map');
    cleanup();
    await othersChange({ link: 'https://example.org/rules' });
    open();
    await restored();
    await press('Update');
    const dialog = await conflict();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Mine' }));
    await press('Save');
    await waitFor(() => expect(now()).toEqual({ ...began, title: 'Mine' }));
  });

  it('is deleted when nothing differs from the stored version', async () => {
    const { open } = givenCard();
    open();
    await type('Button Text', 'Way');
    expect(await readDrafts()).toHaveLength(1);
    await type('Button Text', 'Map');
    expect(await readDrafts()).toEqual([]);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is kept while an earlier save has no response', async () => {
    const { gateway, open, loseResponse } = givenCard();
    loseResponse();
    gateway.watchDocument = () => () => undefined;
    open();
    await type('Title', 'First try');
    await press('Update');
    await screen.findByRole('button', { name: 'Retry' });
    await type('Title', 'Finals');
    expect(await readDrafts()).toHaveLength(1);
    expect(hasUnsavedWork()).toBe(true);
  });

  it.each(['Second try', 'Finals'])(
    'recognizes its own save without a response, and saves %s over it without a conflict',
    async (text) => {
      const { open, loseResponse, now } = givenCard();
      loseResponse();
      open();
      await type('Title', 'First try');
      await press('Update');
      await screen.findByRole('button', { name: 'Retry' });
      expect(now().title).toBe('First try');
      await type('Title', text);
      cleanup();
      open();
      await restored();
      expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
      await press('Update');
      await waitFor(() => expect(now().title).toBe(text));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
