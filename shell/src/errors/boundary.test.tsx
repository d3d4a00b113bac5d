import { render, screen } from '@testing-library/react';
import { takeFailures, type Failure } from '@console/shared/failures';
import { Boundary } from './boundary';
import { UnexpectedError } from './unexpected-error';

it('an error above every screen shows “Unexpected Application Error!”, not a blank page @2.09', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const taken: Failure[] = [];
  takeFailures((failure) => taken.push(failure));
  const error = new Error('The session cannot be read');
  const Broken = () => {
    throw error;
  };
  render(
    <Boundary fallback={() => <UnexpectedError />}>
      <Broken />
    </Boundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(taken).toEqual([['screen', error]]);
});
