import fc from 'fast-check';
import { decideEdit } from './decide-edit';
import type { FormDefinition } from '../form/form-definition';
import { noErrors, type FormErrors } from '../form/form-errors';

type Quiz = { title: string; start: number | null; end: number | null; minutes: number | null };
type Values = { title: string; start: string; end: string; minutes: string };

const textOf = (value: number | null) => (value === null ? '' : String(value));

const opened: Quiz = { title: 'Psalms', start: 10, end: 20, minutes: 15 };

const definition: FormDefinition<Quiz, Values> = {
  blank: opened,
  incomplete: 'Please all fields',
  describeFailure: () => 'Not saved',
  validate,
  fields: {
    title: { label: 'Title', required: true },
    start: { label: 'Start' },
    end: { label: 'End' },
    minutes: { label: 'Minutes' },
  },
  groups: [{ label: 'Time', fields: ['start', 'end'], separable: true }],
  toValues: ({ title, start, end, minutes }) => ({
    title,
    start: textOf(start),
    end: textOf(end),
    minutes: textOf(minutes),
  }),
  toEntity: (_quiz, { title, start, end, minutes }) => ({
    title: title.trim(),
    start: Number(start),
    end: Number(end),
    minutes: minutes === '' ? null : Number(minutes),
  }),
};

function validate({ start, end }: Values): FormErrors<Values> {
  return Number(end) <= Number(start) ? { fields: { end: 'The end must be after the start' } } : noErrors;
}

const decide = (mine: Partial<Values>, theirs: Partial<Quiz> | null, sent: Partial<Values>[] = []) =>
  decideEdit(
    definition,
    {
      base: opened,
      unconfirmedSaves: sent.map((values) => ({ ...definition.toValues(opened), ...values })),
      typed: { ...definition.toValues(opened), ...mine },
    },
    theirs && { ...opened, ...theirs },
  );

describe('the outcome of a save', () => {
  it('keeps both edits of different fields', () => {
    expect(decide({ title: 'Proverbs' }, { minutes: 30 }).edited).toEqual({
      ...opened,
      title: 'Proverbs',
      minutes: 30,
    });
  });

  it('is a conflict, and stores nothing, when both changed one field', () => {
    const { edited, outcome } = decide({ title: 'Proverbs', minutes: '20' }, { title: 'Job' });
    expect(edited).toBeUndefined();
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ fields: ['title'] }],
      merged: { title: 'Job', minutes: '20' },
    });
  });

  it('is no conflict when both changed one field to the same value, however it is typed', () => {
    expect(decide({ title: ' Job ', minutes: '020' }, { title: 'Job', minutes: 20 }).outcome.kind).toBe(
      'saved',
    );
  });

  it('merges start and end from two people while the start is before the end', () => {
    expect(decide({ start: '12' }, { end: 30 }).edited).toEqual({ ...opened, start: 12, end: 30 });
  });

  it('is a conflict of start and end together when they would not fit', () => {
    expect(decide({ start: '18' }, { end: 15 }).outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ label: 'Time', fields: ['start', 'end'] }],
    });
  });

  it('is invalid when the form does not accept a merge without conflicts', () => {
    expect(decide({ minutes: '20' }, { title: '' }).outcome).toEqual({
      kind: 'invalid',
      theirs: { ...opened, title: '' },
      merged: { ...definition.toValues(opened), title: '', minutes: '20' },
    });
  });

  it('counts an unconfirmed save as mine', () => {
    expect(decide({ title: 'Job' }, { title: 'Proverbs' }, [{ title: 'Proverbs' }]).edited).toEqual({
      ...opened,
      title: 'Job',
    });
  });

  it('is gone for a deleted document, and creates it with upsert', () => {
    expect(decide({ title: 'Job' }, null)).toEqual({ outcome: { kind: 'gone' } });
    const made = decideEdit(
      { ...definition, upsert: true },
      { base: opened, unconfirmedSaves: [], typed: definition.toValues(opened) },
      null,
    );
    expect(made.edited).toEqual(opened);
  });

  it('loses no one’s work, whichever fields each side changed', () => {
    const quiz = fc.record({
      title: fc.constantFrom('Psalms', 'Job', 'Ruth'),
      start: fc.constantFrom(10, 12, 18),
      end: fc.constantFrom(20, 15, 30),
      minutes: fc.constantFrom(15, 20, null),
    });
    fc.assert(
      fc.property(quiz, quiz, (theirs, wanted) => {
        const [base, mine, stored] = [opened, wanted, theirs].map(definition.toValues);
        if (!base || !mine || !stored || validate(mine).fields.end) return;
        const { edited, outcome } = decideEdit(
          definition,
          { base: opened, unconfirmedSaves: [], typed: mine },
          theirs,
        );
        const shown: string[] =
          outcome.kind === 'conflict' ? outcome.conflicts.flatMap(({ fields }) => fields) : [];
        const result = edited
          ? definition.toValues(edited)
          : outcome.kind === 'gone'
            ? undefined
            : 'merged' in outcome
              ? outcome.merged
              : undefined;
        for (const field of ['title', 'start', 'end', 'minutes'] as const) {
          if (mine[field] === base[field]) expect(result?.[field]).toBe(stored[field]);
          else if (!shown.includes(field)) expect(result?.[field]).toBe(mine[field]);
        }
        if (edited) expect(validate(definition.toValues(edited))).toEqual(noErrors);
      }),
    );
  });
});
