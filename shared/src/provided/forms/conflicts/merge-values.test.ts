import fc from 'fast-check';
import { mergeValues, separated, unitsOf, type Unit } from './merge-values';

const fields = ['title', 'answer', 'option', 'start', 'end'] as const;
type Values = Record<(typeof fields)[number], string>;

const together: Unit<Values>[] = [
  { label: 'Options', fields: ['answer', 'option'] },
  { label: 'Time', fields: ['start', 'end'], separable: true },
];
const units = unitsOf<Values>({ title: 1, answer: 1, option: 1, start: 1, end: 1 }, together);

const word: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'b', 'c');
const values = fc.record({ title: word, answer: word, option: word, start: word, end: word });
const versions = fc.record({ base: values, theirs: values, mine: values });

describe('merging two people’s edits of one version', () => {
  const merges = [
    ['with whole units', units],
    ['with separable units split', separated(units)],
  ] as const;

  it.each(merges)('overwrites no field of theirs that I did not change, %s', (_case, inUnits) => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const { merged } = mergeValues({ base, theirs, mine, units: inUnits });
        for (const { fields: unit } of inUnits)
          if (unit.every((field) => mine[field] === base[field]))
            for (const field of unit) expect(merged[field]).toBe(theirs[field]);
      }),
    );
  });

  it.each(merges)('applies every field that I changed, or reports a conflict, %s', (_case, inUnits) => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const { merged, conflicts } = mergeValues({ base, theirs, mine, units: inUnits });
        const shown = new Set(conflicts.flatMap((unit) => unit.fields));
        for (const field of fields)
          if (mine[field] !== base[field] && !shown.has(field)) expect(merged[field]).toBe(mine[field]);
      }),
    );
  });

  it.each(merges)('reports no conflict for one-sided or equal changes, %s', (_case, inUnits) => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const same = (a: Values, b: Values, unit: Unit<Values>) =>
          unit.fields.every((field) => a[field] === b[field]);
        for (const unit of mergeValues({ base, theirs, mine, units: inUnits }).conflicts) {
          expect(same(base, mine, unit)).toBe(false);
          expect(same(base, theirs, unit)).toBe(false);
          expect(same(theirs, mine, unit)).toBe(false);
        }
      }),
    );
  });

  it.each(merges)('reports a conflict for every field with different changes, %s', (_case, inUnits) => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const { conflicts } = mergeValues({ base, theirs, mine, units: inUnits });
        for (const unit of inUnits)
          if (unit.fields.every((field) => new Set([base[field], theirs[field], mine[field]]).size === 3))
            expect(conflicts).toContain(unit);
      }),
    );
  });

  it('takes a group of fields from one person', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const { merged } = mergeValues({ base, theirs, mine, units });
        const pair = (version: Values) => `${version.answer} ${version.option}`;
        expect([pair(theirs), pair(mine)]).toContain(pair(merged));
      }),
    );
  });

  it('counts an unconfirmed save as mine', () => {
    fc.assert(
      fc.property(values, values, values, (base, sent, mine) => {
        const { merged, conflicts } = mergeValues({
          base,
          unconfirmedSaves: [sent],
          theirs: sent,
          mine,
          units,
        });
        expect(conflicts).toEqual([]);
        expect(merged).toEqual(mine);
      }),
    );
  });

  it('counts an explicit choice as mine, even if it equals the base', () => {
    const explicitChoices = ['answer', 'option'] as const;
    fc.assert(
      fc.property(versions, ({ base, theirs, mine }) => {
        const { merged, conflicts } = mergeValues({ base, theirs, mine, explicitChoices, units });
        const [unit = units[0]] = units.filter(({ label }) => label === 'Options');
        const differ = (a: Values, b: Values) => explicitChoices.some((field) => a[field] !== b[field]);
        if (differ(theirs, base) && differ(theirs, mine)) expect(conflicts).toContain(unit);
        else for (const field of explicitChoices) expect(merged[field]).toBe(mine[field]);
      }),
    );
  });

  it('puts each field in one unit', () => {
    expect(units.map((unit) => unit.fields)).toEqual([['title'], ['answer', 'option'], ['start', 'end']]);
    expect(separated(units).map((unit) => unit.fields)).toEqual([
      ['title'],
      ['answer', 'option'],
      ['start'],
      ['end'],
    ]);
  });
});
