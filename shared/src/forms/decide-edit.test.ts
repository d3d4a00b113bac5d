import fc from 'fast-check';
import { decideEdit, type EditKind } from './decide-edit';
import { noErrors, type FormErrors } from './form-errors';

type Quiz = { title: string; start: number | null; end: number | null; minutes: number | null };
type Values = { title: string; start: string; end: string; minutes: string };

const textOf = (value: number | null) => (value === null ? '' : String(value));

const kind: EditKind<Quiz, Values> = {
  fields: {
    title: { label: 'Title' },
    start: { label: 'Start' },
    end: { label: 'End' },
    minutes: { label: 'Minutes' },
  },
  together: [{ label: 'Time', fields: ['start', 'end'], separable: true }],
  valuesOf: ({ title, start, end, minutes }) => ({
    title,
    start: textOf(start),
    end: textOf(end),
    minutes: textOf(minutes),
  }),
  withValues: (_quiz, { title, start, end, minutes }) => ({
    title: title.trim(),
    start: Number(start),
    end: Number(end),
    minutes: minutes === '' ? null : Number(minutes),
  }),
};

const validate = ({ title, start, end }: Values): FormErrors<Values> =>
  title.trim() === ''
    ? { form: 'Please all fields', fields: { title: 'Fill in this field' } }
    : Number(end) <= Number(start)
      ? { fields: { end: 'The end must be after the start' } }
      : noErrors;

const opened: Quiz = { title: 'Psalms', start: 10, end: 20, minutes: 15 };

const decide = (mine: Partial<Values>, theirs: Partial<Quiz> | null, sent: Partial<Values>[] = []) =>
  decideEdit(
    kind,
    {
      pinned: opened,
      sent: sent.map((values) => ({ ...kind.valuesOf(opened), ...values })),
      typed: { ...kind.valuesOf(opened), ...mine },
      validate,
    },
    theirs && { ...opened, ...theirs },
  );

describe('deciding what becomes of a save', () => {
  it('keeps both edits of different fields', () => {
    expect(decide({ title: 'Proverbs' }, { minutes: 30 }).edited).toEqual({
      ...opened,
      title: 'Proverbs',
      minutes: 30,
    });
  });

  it('asks where both changed one field, and stores nothing', () => {
    const { edited, outcome } = decide({ title: 'Proverbs', minutes: '20' }, { title: 'Job' });
    expect(edited).toBeUndefined();
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ fields: ['title'] }],
      merged: { title: 'Job', minutes: '20' },
    });
  });

  it('does not ask where both changed one field alike, however it is typed', () => {
    expect(decide({ title: ' Job ', minutes: '020' }, { title: 'Job', minutes: 20 }).outcome.kind).toBe(
      'saved',
    );
  });

  it('takes start and end from two people while the one is before the other', () => {
    expect(decide({ start: '12' }, { end: 30 }).edited).toEqual({ ...opened, start: 12, end: 30 });
  });

  it('asks for start and end together where they would not fit', () => {
    expect(decide({ start: '18' }, { end: 15 }).outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ label: 'Time', fields: ['start', 'end'] }],
    });
  });

  it('hands back what nobody disagrees on but the form does not accept', () => {
    expect(decide({ minutes: '20' }, { title: '' }).outcome).toEqual({
      kind: 'invalid',
      theirs: { ...opened, title: '' },
      merged: { ...kind.valuesOf(opened), title: '', minutes: '20' },
    });
  });

  it('takes what an earlier try left for mine', () => {
    expect(decide({ title: 'Job' }, { title: 'Proverbs' }, [{ title: 'Proverbs' }]).edited).toEqual({
      ...opened,
      title: 'Job',
    });
  });

  it('finds a deleted document gone, and makes anew what belongs to its place', () => {
    expect(decide({ title: 'Job' }, null)).toEqual({ outcome: { kind: 'gone' } });
    const made = decideEdit(
      { ...kind, blank: opened },
      { pinned: opened, sent: [], typed: kind.valuesOf(opened), validate },
      null,
    );
    expect(made.edited).toEqual(opened);
  });

  it('loses nobody’s work, whoever changed what', () => {
    const quiz = fc.record({
      title: fc.constantFrom('Psalms', 'Job', 'Ruth'),
      start: fc.constantFrom(10, 12, 18),
      end: fc.constantFrom(20, 15, 30),
      minutes: fc.constantFrom(15, 20, null),
    });
    fc.assert(
      fc.property(quiz, quiz, (theirs, wanted) => {
        const [base, mine, stored] = [opened, wanted, theirs].map(kind.valuesOf);
        if (!base || !mine || !stored || validate(mine).fields.end) return;
        const { edited, outcome } = decideEdit(
          kind,
          { pinned: opened, sent: [], typed: mine, validate },
          theirs,
        );
        const shown: string[] =
          outcome.kind === 'conflict' ? outcome.conflicts.flatMap(({ fields }) => fields) : [];
        const result = edited
          ? kind.valuesOf(edited)
          : outcome.kind === 'gone'
            ? undefined
            : 'merged' in outcome
              ? outcome.merged
              : undefined;
        for (const field of ['title', 'start', 'end', 'minutes'] as const) {
          if (mine[field] === base[field]) expect(result?.[field]).toBe(stored[field]);
          else if (!shown.includes(field)) expect(result?.[field]).toBe(mine[field]);
        }
        if (edited) expect(validate(kind.valuesOf(edited))).toEqual(noErrors);
      }),
    );
  });
});
