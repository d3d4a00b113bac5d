import { render, screen } from '@testing-library/react';
import { PaletteHost } from './palette-host';
import { setPalette } from './palette-state';

it('keeps the palette open that the button of the top bar has opened before it has loaded', () => {
  setPalette('palette');
  const { unmount } = render(<PaletteHost />);
  expect(screen.getByRole('dialog', { name: 'Search or run an action' })).toBeVisible();
  unmount();
});
