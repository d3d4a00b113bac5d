import { fireEvent } from '@testing-library/react';

/** Empties a date field and leaves it with a part of a date, which a browser reports by `badInput` alone. */
export function enterPartOfDate(field: HTMLElement): void {
  fireEvent.change(field, { target: { value: '' } });
  if (!(field instanceof HTMLInputElement)) throw new Error('The field is no input');
  jest.spyOn(field.validity, 'badInput', 'get').mockReturnValue(true);
  fireEvent.blur(field);
}
