import { contractVersion } from '@console/shared/contract';
import recorded from '../../exports.json';
import { exports as doors } from '../../package.json';

const provided = Object.entries(doors)
  .filter(([, file]) => file.startsWith('./src/provided/') && !file.includes('/firebase/'))
  .map(([path]) => path.replace(/^\./, '@console/shared'))
  .filter((door) => door !== '@console/shared/router/memory');

const numbers = (version: string) => version.split('.').map(Number);

/** `exports.json` says since which contract version the shell provides each export. */
describe('exports.json', () => {
  it('lists the doors that the shell provides', () =>
    expect(Object.keys(recorded).sort()).toEqual([...provided].sort()));

  it.each(Object.entries(recorded))(
    'lists the exports of %s: a new one with the next minor version, a removed one with the next major version',
    (door, exports) =>
      expect(Object.keys(exports)).toEqual(Object.keys(jest.requireActual<object>(door)).sort()),
  );

  it.each(Object.entries(recorded))(
    'names versions of this major version up to this one, for %s',
    (_, exports) => {
      const [major = 0, minor = 0] = numbers(contractVersion);
      for (const since of Object.values(exports)) {
        const [sinceMajor = 0, sinceMinor = 0, patch] = numbers(since);
        expect([sinceMajor, patch]).toEqual([major, 0]);
        expect(sinceMinor).toBeLessThanOrEqual(minor);
      }
    },
  );
});
