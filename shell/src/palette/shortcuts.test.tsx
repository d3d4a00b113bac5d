import { render, screen } from '@testing-library/react';
import { Shortcuts } from './shortcuts';

it('starts at its heading, also where the list is longer than the screen', () => {
  render(<Shortcuts onClose={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toHaveFocus();
});
