import { takeFailures, type Failure } from '@console/shared/failures';
import { watchErrors } from './watch-errors';

it('reports errors and rejections that nobody catches', () => {
  const taken: Failure[] = [];
  takeFailures((failure) => taken.push(failure));
  watchErrors();
  const events = [new ErrorEvent('error', { error: new Error('x') }), new Event('unhandledrejection')];
  for (const event of events) window.dispatchEvent(event);
  expect(taken).toEqual(events.map((event) => ['uncaught', event]));
});
