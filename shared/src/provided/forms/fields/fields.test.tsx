import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckboxField, TextAreaField } from '..';
import { FormMessage, NumberField, SelectField, TextField } from '@console/shared/ui';

const statuses = [
  { value: 'active', label: 'Activate' },
  { value: 'deactivated', label: 'Deactivate' },
];

describe('a select with a long option', () => {
  it('truncates the label and selects the full value', async () => {
    const label = 'Nebuchadnezzar'.repeat(1000);
    render(<SelectField label="Correct Option" options={[...statuses, { value: label, label }]} />);
    const offered = screen.getAllByRole('option').at(-1);
    expect(offered?.textContent).toHaveLength(201);
    await userEvent.selectOptions(screen.getByRole('combobox'), label);
    expect(screen.getByRole('combobox')).toHaveValue(label);
  });
});

describe('a multi-line field', () => {
  it('scrolls wholly into view on Tab, and does not scroll on a click', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(<TextAreaField label="Description" />);
    const field = screen.getByLabelText('Description');
    await userEvent.click(field);
    await userEvent.keyboard('Amos');
    expect(scroll).not.toHaveBeenCalled();
    field.blur();
    await userEvent.tab();
    expect(field).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([field]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });
});

describe('every field', () => {
  it('has what another person has changed on a line of its own', () => {
    render(<TextField label="Duration" help="In minutes" note="Changed meanwhile." />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('In minutes Changed meanwhile.');
    expect(document.querySelector('br')?.nextSibling).toHaveTextContent('Changed meanwhile.');
  });

  it.each([
    ['TextField', TextField, 'textbox'],
    ['TextAreaField', TextAreaField, 'textbox'],
    ['NumberField', NumberField, 'textbox'],
    ['CheckboxField', CheckboxField, 'checkbox'],
  ] as const)(
    '%s is announced as required, and is not marked as invalid before a submit',
    (_, Field, role) => {
      render(<Field label="Title" name="title" required />);
      expect(screen.getByRole(role, { name: 'Title' })).toBeRequired();
      expect(screen.getByRole(role, { name: 'Title' })).toBeValid();
    },
  );

  it.each([
    ['TextField', TextField, 'textbox'],
    ['TextAreaField', TextAreaField, 'textbox'],
    ['NumberField', NumberField, 'textbox'],
    ['CheckboxField', CheckboxField, 'checkbox'],
  ] as const)('%s links its label, help and error to the control', (_, Field, role) => {
    render(<Field label="Title" name="title" help="Seen by the players" error="Fill in this field" />);
    const control = screen.getByRole(role, { name: 'Title' });
    expect(control).not.toBeRequired();
    expect(control).toHaveAccessibleDescription('Seen by the players Fill in this field');
    expect(control).toBeInvalid();
    expect(control).toHaveAttribute('name', 'title');
  });

  it('has no description and is valid without texts', () => {
    render(<TextField label="Title" />);
    expect(screen.getByLabelText('Title')).toBeValid();
    expect(screen.getByLabelText('Title')).not.toHaveAttribute('aria-describedby');
  });

  it('is disabled and shows why when locked', () => {
    render(<TextField label="Host Email" lockedReason="Only an Admin can change this" />);
    expect(screen.getByLabelText('Host Email')).toBeDisabled();
    expect(screen.getByLabelText('Host Email')).toHaveAccessibleDescription('Only an Admin can change this');
  });

  it('passes its ref to the control', () => {
    const text = createRef<HTMLInputElement>();
    const choice = createRef<HTMLSelectElement>();
    render(
      <>
        <TextField label="Title" ref={text} />
        <SelectField label="Status" options={statuses} ref={choice} />
      </>,
    );
    expect(text.current).toBe(screen.getByLabelText('Title'));
    expect(choice.current).toBe(screen.getByLabelText('Status'));
  });
});

describe('SelectField', () => {
  it('shows its options, and a placeholder for no choice', async () => {
    render(<SelectField label="Status" placeholder="Choose" options={statuses} />);
    const select = screen.getByRole('combobox', { name: 'Status' });
    expect(select).toHaveValue('');
    expect(select).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(select, 'Deactivate');
    expect(select).toHaveValue('deactivated');
  });
});

describe('a field', () => {
  it('says that it is optional, beside its name', () => {
    render(<TextField label="Description" required={false} />);
    expect(screen.getByText('optional')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).not.toBeRequired();
  });

  it('is announced as required', () => {
    render(<TextField label="Title" required />);
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
  });
});

describe('FormMessage', () => {
  it('interrupts for danger and is polite otherwise', () => {
    render(
      <>
        <FormMessage>Please all fields</FormMessage>
        <FormMessage tone="success">Saved</FormMessage>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Please all fields');
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
