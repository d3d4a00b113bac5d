import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, DateTimeField } from './date-time-field';

describe('DateTimeField', () => {
  it('accepts a date and time without a time zone', () => {
    render(<DateTimeField label="Start Time" defaultValue="2024-02-12T09:05" />);
    expect(screen.getByLabelText('Start Time')).toHaveValue('2024-02-12T09:05');
  });
});

describe('DateTimeField with a value', () => {
  function Form() {
    const [value, setValue] = useState('');
    return (
      <DateTimeField label="Start Time" value={value} onChange={({ target }) => setValue(target.value)} />
    );
  }

  it('says that a part of a date is incomplete when it is left, until it is complete or empty', async () => {
    render(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Start Time');
    const badInput = jest.spyOn(field.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(/^This date is incomplete\. Enter day, month, year and time/);
    badInput.mockReturnValue(false);
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(/^Or paste it/);
  });

  it('says so while it is typed: Enter may submit it, or the page be closed, before it is left', () => {
    render(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Start Time');
    fireEvent.keyUp(field, { key: 'Tab' });
    expect(field).toHaveAccessibleDescription(/^Or paste it/);
    jest.spyOn(field.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.keyUp(field, { key: '7' });
    expect(field).toHaveAccessibleDescription(/^This date is incomplete/);
  });

  it.each(['2026-11-21 06:00', '2026-11-21T06:00', ' 2026-11-21 06:00:30\n'])(
    'takes %j from the clipboard, and shows it as the console does',
    async (text) => {
      render(<Form />);
      const field = screen.getByLabelText('Start Time');
      field.focus();
      await userEvent.paste(text);
      expect(field).toHaveValue('2026-11-21T06:00');
      expect(field).toHaveAccessibleDescription('2026-11-21 06:00 India Standard Time (GMT+5:30)');
    },
  );

  it.each(['2027-13-04 18:05', '2027-02-30 18:05'])(
    'keeps its value when %j, which is no date, is pasted',
    async (text) => {
      render(<Form />);
      const field = screen.getByLabelText('Start Time');
      field.focus();
      await userEvent.paste('2026-11-21 06:00');
      await userEvent.paste(text);
      expect(field).toHaveValue('2026-11-21T06:00');
    },
  );

  it('leaves a day without a time to the browser', async () => {
    render(<Form />);
    const field = screen.getByLabelText('Start Time');
    field.focus();
    await userEvent.paste('2026-11-21');
    expect(field).toHaveValue('');
  });

  it('leaves other texts to the browser', async () => {
    render(<Form />);
    const field = screen.getByLabelText('Start Time');
    field.focus();
    await userEvent.paste('next Sunday');
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(/YYYY-MM-DD HH:mm/);
  });
});

describe('DateField', () => {
  function Filter() {
    const [value, setValue] = useState('');
    return <DateField label="From" value={value} onChange={({ target }) => setValue(target.value)} />;
  }

  it.each(['2026-11-21', ' 2026-11-21\n', '2026-11-21 06:00', '2026-11-21T06:00:30'])(
    'takes the day of %j from the clipboard, and shows it as the console does',
    async (text) => {
      render(<Filter />);
      const field = screen.getByLabelText('From');
      expect(field).toHaveAccessibleDescription('Or paste it: YYYY-MM-DD');
      field.focus();
      await userEvent.paste(text);
      expect(field).toHaveValue('2026-11-21');
      expect(field).toHaveAccessibleDescription('2026-11-21');
    },
  );

  it('keeps its value when 2027-02-30, which is no date, is pasted', async () => {
    render(<Filter />);
    const field = screen.getByLabelText('From');
    field.focus();
    await userEvent.paste('2026-11-21');
    await userEvent.paste('2027-02-30');
    expect(field).toHaveValue('2026-11-21');
  });
});
