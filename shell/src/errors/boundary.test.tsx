import { render, screen } from '@testing-library/react';
import { Boundary } from './boundary';
import { UnexpectedError } from './unexpected-error';

it('an error above every screen shows “Unexpected Application Error!”, not a blank page @2.09', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('The session cannot be read');
  };
  render(
    <Boundary fallback={() => <UnexpectedError />}>
      <Broken />
    </Boundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
});
