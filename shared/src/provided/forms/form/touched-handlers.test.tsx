import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateTimeField } from '@console/shared/dates';
import { SelectField, TextField } from '@console/shared/ui';
import { touchedHandlers } from './touched-handlers';

describe('a date', () => {
  it.each([
    ['7', true],
    ['p', true],
    [' ', true],
    ['ArrowRight', false],
    ['Enter', false],
    ['Tab', false],
  ])('is touched by the key %j: %s', (key, isTouched) => {
    const touch = jest.fn();
    render(
      <DateTimeField label="Start Time" value="2027-03-07T18:00" readOnly {...touchedHandlers(touch)} />,
    );
    fireEvent.keyDown(screen.getByLabelText('Start Time'), { key });
    expect(touch).toHaveBeenCalledTimes(isTouched ? 1 : 0);
  });
});

describe('a text', () => {
  it('is touched by input alone, not by moving in it', () => {
    const touch = jest.fn();
    render(<TextField label="Title" value="Ruth" readOnly {...touchedHandlers(touch)} />);
    const title = screen.getByLabelText('Title');
    for (const key of ['Home', 'ArrowRight', 'Enter']) fireEvent.keyDown(title, { key });
    fireEvent.mouseDown(title);
    expect(touch).not.toHaveBeenCalled();
    fireEvent.input(title);
    expect(touch).toHaveBeenCalledTimes(1);
  });
});

describe('a list', () => {
  const options = ['Upcoming', 'Finished'].map((value) => ({ value, label: value }));

  function StatusField() {
    const [status, setStatus] = useState('Upcoming');
    const [, setTouched] = useState(false);
    return (
      <SelectField
        label="Status"
        options={options}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        {...touchedHandlers(() => setTouched(true))}
      />
    );
  }

  it('keeps its first choice, which assistive technology makes without a key or a mouse', () => {
    render(<StatusField />);
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    status.value = 'Finished';
    fireEvent.input(status);
    fireEvent.change(status);
    expect(status).toHaveValue('Finished');
  });
});
