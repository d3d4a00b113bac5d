import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '@console/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntityFormCard, useCreateForm, useEditForm, type EntityForm, type FormDefinition } from '..';
import { decideEdit } from '../conflicts/decide-edit';

type Note = { title: string; text: string };

const definition: FormDefinition<Note, Note> = {
  fields: { title: { label: 'Title', required: true }, text: { label: 'Text' } },
  blank: { title: '', text: '' },
  incomplete: 'Please all fields',
  describeFailure: () => 'Not saved',
  limits: () => ({ title: 50, text: 2000 }),
  toValues: (note) => note,
  toEntity: (_note, values) => values,
};

const save = jest.fn<Promise<void>, [Note]>(async () => {});
beforeEach(() => save.mockClear());

function Fields({ form }: { form: EntityForm<Note> }) {
  return (
    <EntityFormCard form={form} submitLabel="Save">
      <TextField {...form.field('title')} />
      <TextAreaField {...form.field('text')} />
    </EntityFormCard>
  );
}

const creation = { save, drafted: { progress: {}, onRestored: () => undefined } };

const NewNote = () => <Fields form={useCreateForm(definition, { creation, draftKey: 'notes' })} />;

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole('textbox', { name: 'Text' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const tooLong = 'Use at most 2,000 characters. You have 5,000: remove 3,000.';

describe('a pasted text that is too long', () => {
  it('is kept whole, and marked immediately with what to do', async () => {
    render(<NewNote />);
    await paste(text(), 'x'.repeat(5000));
    expect(text()).toHaveValue('x'.repeat(5000));
    expect(text()).toHaveAccessibleDescription(tooLong);
    expect(text()).toBeInvalid();
    expect(title()).toBeValid();
  });

  it('cannot be saved, and gets the focus, until it fits', async () => {
    render(<NewNote />);
    await paste(title(), 'Psalms');
    await paste(text(), 'x'.repeat(5000));
    await press();
    expect(text()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await paste(text(), 'x'.repeat(2000));
    expect(text()).toBeValid();
    await press();
    expect(save).toHaveBeenCalledWith({ title: 'Psalms', text: 'x'.repeat(2000) });
  });

  it('is reported after the form’s own errors', async () => {
    render(<NewNote />);
    await paste(text(), 'x'.repeat(5000));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(title()).toHaveFocus();
    expect(text()).toHaveAccessibleDescription(tooLong);
  });
});

describe('the counter', () => {
  afterEach(() => jest.useRealTimers());

  it('is visible near the limit, and announced when typing pauses', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    render(<NewNote />);
    await paste(text(), 'x'.repeat(1800));
    expect(screen.queryByText(/of 2,000 characters/)).not.toBeInTheDocument();
    await paste(text(), 'x'.repeat(1950));
    expect(screen.getByText('1,950 of 2,000 characters')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('1,950 of 2,000 characters');
    await paste(text(), 'x'.repeat(5000));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('3,000 characters too many');
  });
});

describe('a stored text that is too long', () => {
  const stored: Note = { title: 'Psalms', text: 'x'.repeat(5000) };

  function Edited({ now }: { now: Note | null }) {
    const form = useEditForm(definition, {
      opened: stored,
      stored: now,
      save: async (decide) => {
        const { edited, outcome } = decide(now);
        if (edited) await save(edited);
        return outcome;
      },
      creation,
    });
    return <Fields form={form} />;
  }

  it('is kept while it is unchanged', async () => {
    render(<Edited now={stored} />);
    expect(text()).toBeValid();
    await paste(title(), 'Proverbs');
    await press();
    expect(save).toHaveBeenCalledWith({ ...stored, title: 'Proverbs' });
  });

  it('is validated after a change', async () => {
    render(<Edited now={stored} />);
    await paste(text(), 'x'.repeat(4999));
    await press();
    expect(text()).toHaveFocus();
    expect(text()).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('cannot be stored as a new document', () => {
    render(<Edited now={null} />);
    expect(text()).toHaveAccessibleDescription(tooLong);
  });

  it.each([
    ['theirs stays', stored.text, 'saved'],
    ['mine does not', 'y'.repeat(5000), 'invalid'],
  ])('is merged like other texts: %s', (_case, typed, outcome) => {
    const decision = decideEdit(
      definition,
      {
        base: { title: 'Psalms', text: stored.text },
        unconfirmedSaves: [],
        typed: { title: 'Proverbs', text: typed },
      },
      stored,
    );
    expect(decision.outcome.kind).toBe(outcome);
  });
});
