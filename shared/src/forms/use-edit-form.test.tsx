import { editDocument, GatewayProvider, textOf, type Converter } from '@console/shared/data';
import type { Followed } from '@console/shared/model';
import { createMemoryGateway } from '@console/shared/testing';
import { Button, FormCard, SelectField, TextField } from '@console/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import {
  emptyFields,
  FormFeedback,
  noErrors,
  shownChoice,
  useEditForm,
  type EditKind,
  type FormErrors,
} from '.';
import { loseAnswer } from './testing/lose-answer';

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

const kind: EditKind<Card, Card> = {
  fields: {
    title: { label: 'Title' },
    place: { label: 'Place', shown: shownChoice(places) },
    text: { label: 'Button Text' },
    link: { label: 'Button Link' },
  },
  together: [{ label: 'Button', fields: ['text', 'link'] }],
  valuesOf: (card) => card,
  withValues: (_card, values) => values,
};

function validate(card: Card): FormErrors<Card> {
  const missing = emptyFields(card, ['title']);
  return missing ? { form: 'Please all fields', fields: missing } : noErrors;
}

const path = 'cards/C1';
const stored: Card = { title: 'Finals', place: 'top', text: 'Map', link: 'https://example.org' };

type Circumstances = {
  saveAsNew?: (card: Card) => Promise<void>;
  /** The listener is slow: the form hears of others only when it saves. */
  deaf?: boolean;
  /** What the device remembers, until the database answers. */
  remembered?: Partial<Card>;
};

function open({ saveAsNew, deaf = false, remembered }: Circumstances = {}) {
  const gateway = createMemoryGateway({ [path]: stored });
  const asRemembered: Followed<object> = { remembered: true };
  const opened: Card = remembered ? { ...stored, ...remembered, ...asRemembered } : stored;
  let hears = !deaf && !remembered;
  let answer = () => {};
  let loseConnection = () => {};

  function CardForm() {
    const [now, setNow] = useState<Card | null>(opened);
    useEffect(() => {
      let last: Card | null = stored;
      answer = () => setNow(last);
      loseConnection = () => setNow(last && { ...last, ...asRemembered });
      return gateway.watchDocument(path, {
        next(document) {
          last = document ? converter.fromDocument(document) : null;
          if (hears) answer();
        },
        failed: () => undefined,
      });
    }, []);
    const form = useEditForm({
      kind,
      opened,
      stored: now,
      validate,
      save: (decide) => editDocument(gateway, { path, ...converter, decide }),
      onSaved: () => undefined,
      saveAsNew,
    });
    const { fields } = kind;
    return (
      <FormCard onSubmit={form.handleSubmit}>
        <TextField label={fields.title.label} {...form.field('title')} />
        <SelectField label={fields.place.label} options={places} {...form.field('place')} />
        <TextField label={fields.text.label} {...form.field('text')} />
        <TextField label={fields.link.label} {...form.field('link')} />
        <FormFeedback form={form} />
        <Button type="submit">Update</Button>
      </FormCard>
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
    connectionGoes: () => act(async () => loseConnection()),
    databaseAnswers: () =>
      act(async () => {
        hears = true;
        answer();
      }),
    somebodyChanges: (fields: Partial<Card>) =>
      act(async () => gateway.put(path, { ...stored, ...gateway.documents()[path], ...fields })),
    type: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    },
    update: () => user.click(screen.getByRole('button', { name: 'Update' })),
    choose: (field: string, side: 'Theirs' | 'Mine') =>
      user.click(within(screen.getByRole('group', { name: field })).getByRole('radio', { name: side })),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Somebody else changed this, too' });

describe('while a form is open', () => {
  it('follows the document as long as nothing is typed', async () => {
    const { somebodyChanges, update, now } = open();
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('stays as it is once something is typed, and says quietly what somebody changed', async () => {
    const { somebodyChanges, type } = open();
    await type('Button Text', 'Way');
    await somebodyChanges({ title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Somebody else has changed Title and Place since you began.',
    );
    expect(screen.getByLabelText('Button Text')).toHaveFocus();
  });

  it('follows again once nothing typed is left', async () => {
    const { somebodyChanges, type } = open();
    await type('Title', 'Final');
    await somebodyChanges({ place: 'end' });
    await type('Title', 'Finals');
    expect(screen.getByLabelText('Place')).toHaveValue('end');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('saving what two people changed', () => {
  it('keeps both edits of different fields', async () => {
    const { somebodyChanges, type, update, now } = open();
    await type('Title', 'Semifinals');
    await somebodyChanges({ place: 'end' });
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Place')).toHaveValue('end');
  });

  it('goes on from what is stored: a second save takes nothing back', async () => {
    const { gateway, type, update, now } = open({ deaf: true });
    await type('Title', 'Semifinals');
    const { transact } = gateway;
    gateway.transact = (work) =>
      transact(async (transaction) => {
        gateway.transact = transact;
        await transaction.merge(path, { place: 'end' });
        return work({
          ...transaction,
          get: async () => ({ id: 'C1', path, fields: { ...stored, place: 'end' } }),
        });
      });
    await update();
    await type('Button Text', 'Way');
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals', place: 'end', text: 'Way' });
  });

  it('asks where both changed the same, each side as the form shows it, and chooses nothing by itself', async () => {
    const { somebodyChanges, type, update, user, now } = open();
    await type('Title', 'Semifinals');
    await user.selectOptions(screen.getByLabelText('Place'), 'end');
    await somebodyChanges({ title: 'Great finals', place: '' });
    await update();
    await dialog();
    expect(now()).toEqual({ ...stored, title: 'Great finals', place: '' });
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Title').getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Great finals');
    expect(group('Title').getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('Semifinals');
    expect(group('Place').getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Empty');
    expect(group('Place').getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('At the end');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('shows what belongs together as one choice', async () => {
    const { somebodyChanges, type, update, choose, save, now } = open();
    await type('Button Text', 'Way');
    await somebodyChanges({ link: 'https://example.org/rules' });
    await update();
    await dialog();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription(
      'Button Text Map Button Link https://example.org/rules',
    );
    await choose('Button', 'Mine');
    await save();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  it('saves what was chosen, beside what only one of both changed', async () => {
    const { somebodyChanges, type, update, choose, save, now } = open();
    await type('Title', 'Semifinals');
    await type('Button Text', 'Way');
    await somebodyChanges({ title: 'Great finals', place: 'end' });
    await update();
    await choose('Title', 'Theirs');
    await save();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(now()).toEqual({ ...stored, title: 'Great finals', place: 'end', text: 'Way' });
    expect(screen.getByLabelText('Title')).toHaveValue('Great finals');
  });

  it('asks for each choice that is still open, and leads to it', async () => {
    const { somebodyChanges, type, update, choose, save, user, now } = open();
    await type('Title', 'Semifinals');
    await user.selectOptions(screen.getByLabelText('Place'), 'end');
    await somebodyChanges({ title: 'Great finals', place: '' });
    await update();
    await choose('Title', 'Mine');
    await save();
    const place = screen.getByRole('group', { name: 'Place' });
    expect(place).toHaveAccessibleDescription('Choose one of the two');
    expect(within(place).getByRole('radio', { name: 'Theirs' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Title' })).not.toHaveAccessibleDescription();
    expect(now()).toMatchObject({ title: 'Great finals' });
  });

  it('leads back to the form as it was typed, and asks again at the next save', async () => {
    const { somebodyChanges, type, update, user, now } = open();
    await type('Title', 'Semifinals');
    await somebodyChanges({ title: 'Great finals' });
    await update();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(now()).toMatchObject({ title: 'Great finals' });
    await update();
    await dialog();
  });

  it('asks again when a third person comes between', async () => {
    const { somebodyChanges, type, update, choose, save, now } = open();
    await type('Title', 'Semifinals');
    await somebodyChanges({ title: 'Great finals' });
    await update();
    await choose('Title', 'Mine');
    await somebodyChanges({ title: 'Last finals' });
    await save();
    await dialog();
    expect(screen.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Last finals');
    expect(screen.getByRole('radio', { name: 'Mine' })).not.toBeChecked();
    await choose('Title', 'Mine');
    await save();
    expect(now()).toMatchObject({ title: 'Semifinals' });
  });

  it('marks what does not fit together, with their changes in the form', async () => {
    const { somebodyChanges, type, update, now } = open();
    await type('Button Text', 'Way');
    await somebodyChanges({ title: '' });
    await update();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(screen.getByRole('status')).toHaveTextContent('Somebody else changed Title.');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Button Text')).toHaveValue('Way');
    expect(now()).toEqual({ ...stored, title: '' });
    await type('Title', 'Finals');
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  /** Saves another title, which arrives without an answer. */
  async function openAfterLostAnswer() {
    const page = open();
    loseAnswer(page.gateway);
    await page.type('Title', 'Semifinals');
    await page.update();
    await screen.findByRole('alert');
    return page;
  }

  it('takes a try whose answer was lost for its own', async () => {
    const { type, update, now } = await openAfterLostAnswer();
    await type('Title', 'Quarterfinals');
    await update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(now()).toMatchObject({ title: 'Quarterfinals' });
  });

  it('takes back a try whose answer was lost, and calls it nobody else’s', async () => {
    const { type, update, now } = await openAfterLostAnswer();
    expect(now()).toMatchObject({ title: 'Semifinals' });
    await type('Title', 'Finals');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(now()).toEqual(stored);
  });
});

describe('fields that only make sense together, touched and put back', () => {
  const putBack = async ({ type }: ReturnType<typeof open>) => type('Button Text', 'Map');
  const touch = async ({ type }: ReturnType<typeof open>) => type('Button Text', 'Way');
  const theirs = async ({ somebodyChanges }: ReturnType<typeof open>) =>
    somebodyChanges({ link: 'https://example.org/rules' });

  it.each([
    ['before', [theirs, touch, putBack], { deaf: true }],
    ['in between', [touch, theirs, putBack], {}],
    ['in between, unheard', [touch, theirs, putBack], { deaf: true }],
    ['after', [touch, putBack, theirs], {}],
    ['after, unheard', [touch, putBack, theirs], { deaf: true }],
  ])('are a choice: when somebody changed them %s, one side is to be chosen', async (_when, steps, how) => {
    const page = open(how);
    for (const step of steps) await step(page);
    expect(screen.getByLabelText('Button Link')).toHaveValue(stored.link);
    await page.update();
    await dialog();
    expect(screen.getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription(
      'Button Text Map Button Link https://example.org',
    );
    await page.choose('Button', 'Mine');
    await page.save();
    expect(page.now()).toEqual(stored);
  });

  it('follow the document until they are touched', async () => {
    const page = open();
    await theirs(page);
    await touch(page);
    await putBack(page);
    await page.update();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.now()).toEqual({ ...stored, link: 'https://example.org/rules' });
  });

  it('are left alone by other changes, and follow again once they are saved', async () => {
    const page = open();
    await touch(page);
    await putBack(page);
    await page.somebodyChanges({ title: 'Semifinals' });
    await page.update();
    expect(page.now()).toEqual({ ...stored, title: 'Semifinals' });
    await theirs(page);
    expect(screen.getByLabelText('Button Link')).toHaveValue('https://example.org/rules');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('when the device is behind what is stored', () => {
  it('takes what is stored for what it opened with, and leaves what is typed', async () => {
    const { type, databaseAnswers, update, now } = open({ remembered: { title: 'Old', place: '' } });
    await type('Button Text', 'Way');
    await databaseAnswers();
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByLabelText('Place')).toHaveValue('top');
    expect(screen.getByLabelText('Button Text')).toHaveValue('Way');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
  });

  it('leaves the cursor where it is', async () => {
    const { user, databaseAnswers } = open({ remembered: { title: 'Old' } });
    const text = screen.getByLabelText<HTMLInputElement>('Button Text');
    await user.type(text, 'My ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await databaseAnswers();
    expect(text).toHaveFocus();
    expect(text.selectionStart).toBe(3);
    await user.keyboard('own ');
    expect(text).toHaveValue('My own Map');
  });

  it('asks where a newer version is of what was typed, and blames nobody', async () => {
    const { type, databaseAnswers, update, choose, save, now } = open({ remembered: { title: 'Old' } });
    await type('Title', 'Semifinals');
    await databaseAnswers();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This device was behind: a newer version of Title is stored.',
    );
    await update();
    await screen.findByRole('dialog', { name: 'A newer version of this is stored' });
    await choose('Title', 'Mine');
    await save();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('says what somebody changes after that', async () => {
    const { type, databaseAnswers, somebodyChanges } = open({ remembered: { title: 'Old' } });
    await type('Button Text', 'Way');
    await databaseAnswers();
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent('Somebody else has changed Title since you began.');
  });

  it('is not behind when the connection goes after the database has answered', async () => {
    const { type, databaseAnswers, connectionGoes, somebodyChanges } = open();
    await databaseAnswers();
    await connectionGoes();
    await type('Button Text', 'Way');
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent('Somebody else has changed Title since you began.');
  });

  it('merges a save that comes before the answer', async () => {
    const { type, update, databaseAnswers, now } = open({ remembered: { title: 'Old' } });
    await type('Button Text', 'Way');
    await update();
    expect(now()).toEqual({ ...stored, text: 'Way' });
    await databaseAnswers();
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
  });
});

describe('when somebody deletes the document', () => {
  const somebodyDeletes = ({ gateway }: ReturnType<typeof open>) => act(async () => gateway.drop(path));

  it('says so at once, and the form stays', async () => {
    const page = open();
    await page.type('Title', 'Semifinals');
    await somebodyDeletes(page);
    expect(screen.getByRole('status')).toHaveTextContent('Somebody has deleted this');
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('button', { name: 'Save as new' })).not.toBeInTheDocument();
  });

  it('stores what was typed as new where that makes sense, and again with Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const saveAsNew = jest.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
    const page = open({ saveAsNew });
    await page.type('Title', 'Semifinals');
    await somebodyDeletes(page);
    await page.update();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'it cannot be updated any more. What the form holds is still here.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Save as new' }));
    await page.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(saveAsNew.mock.calls).toEqual([
      [{ ...stored, title: 'Semifinals' }],
      [{ ...stored, title: 'Semifinals' }],
    ]);
    expect(page.now()).toBeUndefined();
  });
});
