import { advisories } from './advisories';
import { lockProblems } from './lock-file';
import { licenceProblems, parseBill } from './licences';

const bill = (...components: object[]) =>
  parseBill(
    JSON.stringify({ components: components.map((rest) => ({ name: 'verse', version: '1.0.0', ...rest })) }),
  );
const stated = (id: string) => ({ licenses: [{ license: { id } }] });

describe('licences', () => {
  it.each([
    stated('MIT'),
    { licenses: [{ expression: '(GPL-3.0 OR MIT)' }] },
    { licenses: [{ expression: 'MIT AND ISC' }] },
  ])('accepts %j', (component) => expect(licenceProblems(bill(component))).toEqual([]));

  it.each([
    [stated('GPL-3.0'), 'verse@1.0.0: GPL-3.0'],
    [{ licenses: [{ expression: 'MIT AND GPL-3.0' }] }, 'verse@1.0.0: MIT AND GPL-3.0'],
    [{ licenses: [{ license: { name: 'see our site' } }] }, 'verse@1.0.0: see our site'],
    [{}, 'verse@1.0.0: states no licence'],
  ])('names %j', (component, problem) => {
    expect(licenceProblems(bill(stated('ISC'), component))).toEqual([problem]);
  });

  it('accepts file-level copyleft for a tool, not for shipped code', () => {
    const properties = [{ name: 'cdx:npm:package:development', value: 'true' }];
    expect(licenceProblems(bill({ ...stated('MPL-2.0'), properties }))).toEqual([]);
    expect(licenceProblems(bill(stated('MPL-2.0')))).toEqual(['verse@1.0.0: MPL-2.0']);
  });

  it('leaves out the workspaces', () => {
    const properties = [{ name: 'cdx:npm:package:private', value: 'true' }];
    expect(licenceProblems(bill({ properties }))).toEqual([]);
  });
});

describe('a lock file', () => {
  const lock = (packages: object) => JSON.stringify({ packages });

  it('has a hash for every package that npm installs', () => {
    const verse = { version: '1.0.0', integrity: 'sha512-aGVsbG8=' };
    const workspaces = { '': {}, shared: {}, 'node_modules/@console/shared': { link: true } };
    expect(lockProblems(lock({ ...workspaces, 'node_modules/verse': verse }))).toEqual([]);
  });

  it.each([{}, { optional: true }, { integrity: 'sha1-aGVsbG8=' }])('names a package with %j', (stated) => {
    const packages = { 'node_modules/a/node_modules/verse': { version: '1.0.0', ...stated } };
    expect(lockProblems(lock(packages))).toEqual(['node_modules/a/node_modules/verse has no sha512 hash']);
  });
});

describe('known vulnerabilities', () => {
  it('are listed with their titles', () => {
    const vulnerabilities = {
      verse: { severity: 'high', range: '<2', via: [{ title: 'Reads beyond the psalm' }] },
      chapter: { severity: 'high', range: '*', via: ['verse'] },
    };
    expect(advisories(JSON.stringify({ vulnerabilities }))).toEqual([
      'high: verse <2: Reads beyond the psalm',
      'high: chapter *: through verse',
    ]);
  });

  it('are none when the list is empty', () => {
    expect(advisories('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', '{"message":"405 Method Not Allowed"}', '<html>'])(
    'are unknown when npm prints %j',
    (printed) => {
      expect(advisories(printed)).toBeUndefined();
    },
  );
});
