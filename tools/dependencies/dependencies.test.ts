import { advisories } from './advisories';
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
