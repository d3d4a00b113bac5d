import { reportFailure } from './report-failure';
import { takeFailures } from './take-failures';

it('failures wait for the code that sends them, at most 20, and go to it from then on', () => {
  for (let each = 0; each < 30; each += 1) reportFailure('screen', each);
  const taken: unknown[] = [];
  takeFailures(([, error]) => taken.push(error));
  expect(taken).toHaveLength(20);
  reportFailure('uncaught', 'later');
  expect(taken.at(-1)).toBe('later');
});
