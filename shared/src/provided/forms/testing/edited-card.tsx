import { editDocument, GatewayProvider, textOf, type Converter } from '@console/shared/data';
import type { FromCache } from '@console/shared/model';
import { createMemoryGateway } from '@console/shared/testing';
import { SelectField, TextField } from '@console/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { choiceField, defineForm, EntityFormCard, textField, useEditForm } from '..';

type Card = { title: string; place: string; text: string; link: string };

const places = [
  { value: 'top', label: 'At the top' },
  { value: 'end', label: 'At the end' },
];

const converter: Converter<Card> = {
  fromDocument: ({ fields }) => ({
    title: textOf(fields, 'title'),
    place: textOf(fields, 'place'),
    text: textOf(fields, 'text'),
    link: textOf(fields, 'link'),
  }),
  toFields: (card) => card,
};

const blank: Card = { title: '', place: '', text: '', link: '' };

const definition = defineForm({
  blank,
  fields: {
    title: textField({ label: 'Title', required: true }),
    place: choiceField({ label: 'Place', options: places }),
    text: textField({ label: 'Button Text' }),
    link: textField({ label: 'Button Link' }),
  },
  groups: [{ label: 'Button', fields: ['text', 'link'] }],
  incomplete: 'Please all fields',
  describeFailure: () => 'It could not be saved.',
});

export const path = 'cards/C1';
export const stored: Card = { title: 'Finals', place: 'top', text: 'Map', link: 'https://example.org' };

type Circumstances = {
  saveAsNew?: (card: Card) => Promise<void>;
  /** The listener is slow: the form receives other people's changes only when it saves. */
  slowListener?: boolean;
  /** The fields that the cache has until the database answers. */
  cached?: Partial<Card>;
  /** The fields that the database has instead. */
  kept?: Partial<Card>;
};

/** Opens the form of a card that other people change at the same time, and returns the user's actions. */
export function openCard({ saveAsNew, slowListener = false, cached, kept }: Circumstances = {}) {
  const gateway = createMemoryGateway({ [path]: { ...stored, ...kept } });
  const asCached: FromCache<object> = { fromCache: true };
  const opened: Card = cached ? { ...stored, ...cached, ...asCached } : stored;
  let isListening = !slowListener && !cached;
  let answer = () => {};
  let loseConnection = () => {};

  function CardForm() {
    const [now, setNow] = useState<Card | null>(opened);
    useEffect(() => {
      let last: Card | null = stored;
      answer = () => setNow(last);
      loseConnection = () => setNow(last && { ...last, ...asCached });
      return gateway.watchDocument(path, {
        next(document) {
          last = document ? converter.fromDocument(document) : null;
          if (isListening) answer();
        },
        failed: () => undefined,
      });
    }, []);
    const form = useEditForm(definition, {
      opened,
      stored: now,
      save: (decide) => editDocument(gateway, { path, ...converter, decide }),
      creation: saveAsNew && { save: saveAsNew, drafted: { progress: {}, onRestored: () => undefined } },
      canSaveAsNew: saveAsNew !== undefined,
    });
    return (
      <EntityFormCard form={form} submitLabel="Update">
        <TextField {...form.field('title')} />
        <SelectField options={places} {...form.field('place')} />
        <TextField {...form.field('text')} />
        <TextField {...form.field('link')} />
      </EntityFormCard>
    );
  }

  render(
    <GatewayProvider value={gateway}>
      <CardForm />
    </GatewayProvider>,
  );
  const user = userEvent.setup();
  return {
    gateway,
    user,
    now: () => gateway.documents()[path],
    disconnect: () => act(async () => loseConnection()),
    databaseAnswers: () =>
      act(async () => {
        isListening = true;
        answer();
      }),
    othersChange: (fields: Partial<Card>) =>
      act(async () => gateway.put(path, { ...stored, ...gateway.documents()[path], ...fields })),
    type: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    },
    update: () => user.click(screen.getByRole('button', { name: 'Update' })),
    choose: async (field: string, side: 'Theirs' | 'Mine') => {
      const choice = within(await screen.findByRole('group', { name: field }));
      await user.click(choice.getByRole('radio', { name: side }));
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

/** The dialog that asks which side of each conflict to keep. */
export const conflictDialog = () => screen.findByRole('dialog', { name: 'Someone else changed this too' });
