import { contractVersion, isServedContract } from '@console/shared/contract';
import { version } from '../../../package.json';

describe('a contract', () => {
  it.each([
    // The shell serves 1.1.0: modules of the version before, the same and the one after.
    ['1.0.0', '1.1.0', undefined, true],
    ['1.1.0', '1.1.0', undefined, true],
    ['1.1.7', '1.1.0', undefined, true],
    ['1.2.0', '1.1.0', undefined, false],
    ['1.2.0', '1.1.0', '1.1.0', true],
    ['1.2.0', '1.1.0', '1.0.0', true],
    ['1.3.0', '1.1.0', '1.2.0', false],
    ['1.10.0', '1.9.0', undefined, false],
    ['0.9.0', '1.1.0', undefined, false],
    ['2.0.0', '1.1.0', undefined, false],
    ['2.0.0', '1.1.0', '1.0.0', false],
    ['1.1.0', '2.0.0', undefined, false],
  ])('%s in a shell of %s, needing %s: %j', (built, served, needs, expected) => {
    expect(isServedContract(built, served, needs)).toBe(expected);
  });

  it('has the version of the doors, which modules need by that version', () => {
    expect(version).toBe(contractVersion);
  });
});
