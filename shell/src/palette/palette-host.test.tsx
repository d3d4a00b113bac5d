import { render, screen } from '@testing-library/react';
import { PaletteHost } from './palette-host';
import { setPalette } from './palette-state';

it('keeps the palette open that the button of the footer has opened before it has loaded', () => {
  setPalette('palette');
  const { unmount } = render(<PaletteHost />);
  expect(screen.getByRole('dialog', { name: 'Go to, or do' })).toBeVisible();
  unmount();
});
