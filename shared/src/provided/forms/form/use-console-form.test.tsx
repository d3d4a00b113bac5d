import { FormCard } from '../fields/form-card';
import { CheckboxField } from '../fields/checkbox-field';
import { NumberField, SelectField, TextField, Button } from '@console/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@console/shared/router/memory';
import { emptyFields, FormFeedback, noErrors, useConsoleForm, type FormErrors, type SaveResult } from '..';

const empty = { title: '', minutes: '', host: 'manager@example.org', status: 'Upcoming', open: false };
type Quiz = typeof empty;

function validate(quiz: Quiz): FormErrors<Quiz> {
  const missing = emptyFields(quiz, ['title', 'minutes']);
  return missing ? { form: 'Please all fields', fields: missing } : noErrors;
}

interface QuizFormProps {
  save?: (quiz: Quiz) => Promise<SaveResult<Quiz> | void>;
  loaded?: Quiz;
}

function QuizForm({ save = async () => {}, loaded = empty }: QuizFormProps) {
  const form = useConsoleForm({ initial: empty, validate, save });
  return (
    <FormCard onSubmit={form.handleSubmit}>
      <FormFeedback form={form} />
      <TextField label="Title" {...form.field('title')} />
      <NumberField label="Duration" {...form.field('minutes')} />
      <TextField label="Host" lockedReason="Only an Admin changes the host" {...form.field('host')} />
      <SelectField
        label="Status"
        options={['Upcoming', form.values.title].map((word) => ({ value: word, label: word }))}
        {...form.field('status')}
      />
      <CheckboxField label="Open" {...form.field('open')} />
      <p>{form.dirty ? 'changed' : 'unchanged'}</p>
      <Button onClick={() => form.setValue('title', '')}>Clear the title</Button>
      <Button onClick={() => form.reset(loaded)}>Load</Button>
      <Button type="submit" busy={form.saving}>
        Save
      </Button>
    </FormCard>
  );
}

const open = (props: QuizFormProps = {}) => {
  render(<QuizForm {...props} />, { wrapper: MemoryRouter });
  return userEvent.setup();
};
const title = () => screen.getByRole('textbox', { name: 'Title' });
const minutes = () => screen.getByRole('textbox', { name: 'Duration' });
const submit = () => screen.getByRole('button', { name: 'Save' });

/** A save that the test resolves or rejects. */
function pendingSave() {
  const ends: { resolve: (result: SaveResult<Quiz>) => void; reject: (reason: Error) => void }[] = [];
  const onSuccess = jest.fn();
  const save = jest.fn(
    () => new Promise<SaveResult<Quiz>>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const end = (how: 'resolve' | 'reject') =>
    act(async () => {
      if (how === 'resolve') ends.at(-1)?.resolve({ onSuccess });
      else ends.at(-1)?.reject(new Error('unavailable'));
    });
  return { save, end, onSuccess };
}

describe('validation', () => {
  it('shows no errors before the first submit', async () => {
    const user = open();
    await user.type(title(), 'P');
    await user.clear(title());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(title()).toBeValid();
  });

  it('shows the form message and field errors on submit, and focuses the first field', async () => {
    const save = jest.fn();
    const user = open({ save });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please all fields');
    expect(title()).toHaveAccessibleDescription('Fill in this field');
    expect(minutes()).toBeInvalid();
    expect(title()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('focuses the first remaining error on each submit', async () => {
    const user = open();
    await user.click(submit());
    await waitFor(() => expect(title()).toHaveFocus());
    await user.type(title(), 'Parables');
    await user.click(submit());
    await waitFor(() => expect(minutes()).toHaveFocus());
  });

  it('removes errors as the fields are fixed, also by the program', async () => {
    const user = open();
    await user.click(submit());
    await waitFor(() => expect(title()).toBeInvalid());
    await user.type(title(), 'Parables');
    expect(title()).toBeValid();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.type(minutes(), '20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the title' }));
    expect(title()).toBeInvalid();
  });
});

describe('the room of the form message', () => {
  it('stays when the input is mended, until the form is saved', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    const { save } = pendingSave();
    const user = open({ save });
    const room = () => document.querySelectorAll('[style="height: 50px;"]');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(room()).toHaveLength(0);
    await user.type(title(), 'Parables');
    await user.type(minutes(), '20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(room()).toHaveLength(1);
    await user.click(submit());
    await waitFor(() => expect(room()).toHaveLength(0));
  });
});

describe('saving', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(title(), 'Parables');
    await user.type(minutes(), '20');
    await user.click(screen.getByRole('checkbox', { name: 'Open' }));
  };

  it('passes every value, including those of disabled fields', async () => {
    const save = jest.fn(async () => {});
    const user = open({ save });
    await fill(user);
    await user.click(submit());
    expect(save).toHaveBeenCalledWith({ ...empty, title: 'Parables', minutes: '20', open: true });
  });

  it('saves once, however often it is submitted', async () => {
    const { save, end } = pendingSave();
    const user = open({ save });
    await fill(user);
    await user.dblClick(submit());
    await user.type(title(), '{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await end('resolve');
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('has no unsaved changes after a save, except input from during the save', async () => {
    const { save, end } = pendingSave();
    const user = open({ save });
    await fill(user);
    expect(screen.getByText('changed')).toBeInTheDocument();
    await user.click(submit());
    await end('resolve');
    expect(screen.getByText('unchanged')).toBeInTheDocument();
    await user.type(title(), ' of Jesus');
    await user.click(submit());
    await user.type(title(), '!');
    await end('resolve');
    expect(title()).toHaveValue('Parables of Jesus!');
    expect(screen.getByText('changed')).toBeInTheDocument();
  });

  it('navigates after a complete save, and stays if there was input during the save', async () => {
    const { save, end, onSuccess } = pendingSave();
    const user = open({ save });
    await fill(user);
    await user.click(submit());
    await user.type(title(), '!');
    await end('resolve');
    expect(onSuccess).not.toHaveBeenCalled();
    expect(screen.getByText(/^Saved, but without your latest changes/)).toBeVisible();
    await user.click(submit());
    await end('resolve');
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Saved, but/)).not.toBeInTheDocument();
  });

  it('keeps the input when a save fails, shows and logs it, and saves with Retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { save, end } = pendingSave();
    const user = open({ save });
    await fill(user);
    await user.click(submit());
    await end('reject');
    expect(screen.getByRole('alert')).toHaveTextContent('Your changes are still here');
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    expect(title()).toHaveValue('Parables');
    expect(log).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await end('resolve');
    expect(save).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('loading', () => {
  it('resets to loaded values and options', async () => {
    const loaded = { ...empty, title: 'Miracles', status: 'Miracles', open: true };
    const user = open({ loaded });
    await user.type(title(), 'typed before');
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(title()).toHaveValue('Miracles');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Miracles');
    expect(screen.getByRole('checkbox', { name: 'Open' })).toBeChecked();
    expect(screen.getByText('unchanged')).toBeInTheDocument();
  });
});
