import { fireEvent, screen, within } from '@testing-library/react';

/** Chooses a status in the list that the control with this name opens. */
export function chooseStatus(name: string, status: string): void {
  fireEvent.click(screen.getByRole('combobox', { name }));
  fireEvent.click(within(screen.getByRole('listbox', { name })).getByRole('option', { name: status }));
}
