import type { Question } from '../../question';
import type { QuestionFormValues } from '../../question.form';
import type { ImportedRow } from '../../read/imported';
import { reviewInSlices, reviewRows } from './review-rows';
import {
  asksForAnswer,
  isStorable,
  isTakenByDefault,
  needsNothing,
  rankOf,
  type StoredQuestions,
} from './reviewed-row';

const jordan: Question = {
  id: 'zzzzzzzz000Identity1',
  text: 'Who led Israel across the Jordan into Canaan?',
  options: ['Moses', 'Joshua', 'Caleb', 'Aaron'],
  answer: 'Joshua',
};
const born: Question = {
  id: 'zzzzzzzz001Identity2',
  text: 'In which town was Jesus born?',
  options: ['Nazareth', 'Bethlehem', 'Jericho', 'Cana'],
  answer: 'Bethlehem',
};
const stored: StoredQuestions = {
  here: [jordan],
  elsewhere: [{ quizTitle: 'Week 2', questions: [born] }],
};

const valuesOf = ({ text, options: [option1, option2, option3, option4], answer }: Question) => ({
  question: text,
  option1,
  option2,
  option3,
  option4,
  answer,
});

const another: QuestionFormValues = {
  question: 'How many disciples did Jesus choose?',
  option1: 'Ten',
  option2: 'Twelve',
  option3: 'Seven',
  option4: 'Three',
  answer: 'Twelve',
};

const row = (values: QuestionFormValues, more: Partial<ImportedRow> = {}): ImportedRow => ({
  place: { row: 2 },
  values,
  notes: [],
  faults: [],
  ...more,
});

const stateOf = (...rows: ImportedRow[]) => reviewRows(rows, stored).at(-1)?.state;

describe('a row of a source', () => {
  it('is new where the season has nothing like it', () => {
    expect(stateOf(row(another))).toEqual({ kind: 'new' });
  });

  it('is the same as the question with its id', () => {
    expect(stateOf(row(valuesOf(jordan), { id: jordan.id }))).toMatchObject({
      kind: 'same',
      of: { number: 1 },
    });
  });

  it('is the same without an id, so that a file that was imported in part can be imported again', () => {
    expect(stateOf(row(valuesOf(jordan)))).toMatchObject({ kind: 'same', of: { number: 1 } });
  });

  it('is the same where only the composition of its characters differs', () => {
    const text = 'Où est né Jésus ?';
    const here = [{ ...jordan, text: text.normalize('NFD') }];
    const [reviewed] = reviewRows([row({ ...valuesOf(jordan), question: text }, { id: jordan.id })], {
      here,
      elsewhere: [],
    });
    expect(reviewed?.state.kind).toBe('same');
  });

  it('changes the question with its id, field by field', () => {
    const values = { ...valuesOf(jordan), option1: 'Gideon', answer: 'Caleb' };
    expect(stateOf(row(values, { id: jordan.id }))).toMatchObject({
      kind: 'changed',
      of: { question: jordan, quizTitle: undefined, number: 1 },
      differences: [
        { field: 'option1', before: 'Moses', after: 'Gideon' },
        { field: 'answer', before: 'Joshua', after: 'Caleb' },
      ],
    });
  });

  it('changes the question that had its id before a move', () => {
    const values = { ...valuesOf(jordan), option1: 'Gideon' };
    expect(stateOf(row(values, { id: 'zyxwvut0000Identity1' }))).toMatchObject({
      kind: 'changed',
      of: { question: jordan },
    });
  });

  it('is new where its id is that of another quiz, which keeps it, and is not taken by itself', () => {
    const rows = reviewRows([row(valuesOf(born), { id: born.id })], stored);
    expect(rows[0]?.state).toMatchObject({
      kind: 'new',
      sameId: { question: born, quizTitle: 'Week 2', number: 1 },
    });
    expect(rows.map(isTakenByDefault)).toEqual([false]);
  });

  it('is new where no question has its id', () => {
    expect(stateOf(row(another, { id: 'gone' }))).toEqual({ kind: 'new' });
  });

  it('is a near duplicate of a question here', () => {
    const values = { ...valuesOf(jordan), question: 'who led Israel across the Jordan to Canaan' };
    expect(stateOf(row(values))).toMatchObject({ kind: 'near', of: { quizTitle: undefined, number: 1 } });
  });

  it('is a near duplicate of a question in another quiz of the season', () => {
    expect(stateOf(row({ ...valuesOf(born), option4: 'Bethany' }))).toMatchObject({
      kind: 'near',
      of: { quizTitle: 'Week 2', number: 1 },
      similarity: 1,
    });
  });

  it('is a duplicate of an earlier row', () => {
    const second = row(
      { ...another, question: 'How many disciples did JESUS choose' },
      { place: { row: 3 } },
    );
    expect(stateOf(row(another), second)).toEqual({ kind: 'duplicate', of: { row: 2 }, values: another });
  });

  it('is a duplicate where an earlier row changes the same question', () => {
    const change = row({ ...valuesOf(jordan), option1: 'Gideon' }, { id: jordan.id });
    expect(stateOf(change, row(valuesOf(jordan), { id: 'zyxwvut0000Identity1' }))).toEqual({
      kind: 'duplicate',
      of: { row: 2 },
      values: change.values,
    });
  });

  it('is rejected with its faults, also where it has the id of a question', () => {
    const faults = [{ kind: 'no-answer' } as const];
    expect(stateOf(row(valuesOf(jordan), { id: jordan.id, faults }))).toEqual({ kind: 'rejected', faults });
  });

  it('makes no other row a duplicate where it is rejected', () => {
    expect(stateOf(row(another, { faults: [{ kind: 'no-answer' }] }), row(another))).toEqual({ kind: 'new' });
  });
});

describe('a mended row', () => {
  const faulty = row({ ...another, answer: '' }, { faults: [{ kind: 'no-answer' }] });

  it('is compared as it is now', () => {
    const [reviewed] = reviewRows([faulty], stored, new Map([[0, another]]));
    expect(reviewed).toMatchObject({ isMended: true, values: another, state: { kind: 'new' } });
    const [same] = reviewRows([faulty], stored, new Map([[0, valuesOf(jordan)]]));
    expect(same?.state.kind).toBe('same');
  });

  it('is a question of its own where an earlier row has its id', () => {
    const faults = [{ kind: 'repeated-id', first: { row: 2 } } as const];
    const repeated = row(another, { id: jordan.id, faults });
    const [, reviewed] = reviewRows(
      [row(valuesOf(jordan), { id: jordan.id }), repeated],
      stored,
      new Map([[1, another]]),
    );
    expect(reviewed?.state).toEqual({ kind: 'new' });
  });
});

it('takes new and changed rows, and others only if the person wants them', () => {
  const near = { ...valuesOf(jordan), question: 'Who led Israel across the Jordan to Canaan?' };
  const rows = [
    row(another),
    row({ ...valuesOf(jordan), option1: 'Gideon' }, { id: jordan.id }),
    row(near),
    row(valuesOf(jordan)),
    row(another, { faults: [{ kind: 'no-answer' }] }),
  ];
  const reviewed = reviewRows(rows, { ...stored, here: [jordan] });
  expect(reviewed.map(isTakenByDefault)).toEqual([true, true, false, false, false]);
  expect(reviewed.map(isStorable)).toEqual([true, true, true, false, false]);
});

it('takes a row with lines that could be no parts of it only if the person wants it, or has mended it', () => {
  const unsure = row(another, { notes: [{ kind: 'unsure-lines', texts: ['Old Testament'] }] });
  const leftOut = row(another, { notes: [{ kind: 'lines-left-out', texts: ['Old Testament'] }] });
  expect(reviewRows([unsure], stored).map(isTakenByDefault)).toEqual([false]);
  expect(reviewRows([unsure], stored).map(isStorable)).toEqual([true]);
  expect(reviewRows([unsure], stored, new Map([[0, another]])).map(isTakenByDefault)).toEqual([true]);
  expect(reviewRows([leftOut], stored).map(isTakenByDefault)).toEqual([true]);

  // One press would store the lines unseen.
  const faults = [{ kind: 'no-answer' } as const];
  const unanswered = [unsure, leftOut].map((each) => ({ ...each, faults }));
  expect(reviewRows(unanswered, stored).map(asksForAnswer)).toEqual([false, true]);
});

describe('many rows', () => {
  const words = 'who what led wrote saw built israel moses river ark days sea town fish king son'.split(' ');
  const textOf = (seed: number) =>
    Array.from({ length: 9 }, (_, place) => words[(seed * (place + 3) + place * place) % words.length]).join(
      ' ',
    );
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...another,
      question: `${textOf(index + from)} ${index + from}?`,
    }));
  const here = many(1000, 500).map((values, index): Question => {
    const { question: text, option1, option2, option3, option4, answer } = values;
    return { id: `stored${index}`, text, options: [option1, option2, option3, option4], answer };
  });
  const rows = many(1000, 0).map((values, index) => row(values, { place: { row: index + 1 } }));

  it('are reviewed, 1,000 with 1,000', () => {
    const reviewed = reviewRows(rows, { here, elsewhere: [] });
    const kinds = reviewed.map(({ state }) => state.kind);
    expect(kinds.filter((kind) => kind === 'same')).toHaveLength(500);
    expect(kinds.filter((kind) => kind === 'new')).toHaveLength(500);
  });

  it('are reviewed in slices with the same result', async () => {
    const given = [rows, { here, elsewhere: [] }, new Map()] as const;
    expect(await reviewInSlices(...given, new AbortController().signal)).toEqual(reviewRows(...given));
  });

  it('are given up when something else is to be reviewed', async () => {
    const controller = new AbortController();
    const review = reviewInSlices(
      rows.map((one) => ({ ...one, values: { ...one.values } })),
      { here: here.map((one) => ({ ...one })), elsewhere: [] },
      new Map(),
      controller.signal,
    );
    controller.abort();
    expect(await review).toBeUndefined();
  });
});

describe('the order of rows', () => {
  const noted: ImportedRow = row(
    { ...another, question: 'Which disciple doubted?' },
    { notes: [{ kind: 'unsure-lines', texts: ['1 or 2'] }] },
  );
  const rejected = row({ ...another, question: 'Who walked on water?' }, { faults: [{ kind: 'no-answer' }] });
  const changed = row({ ...valuesOf(jordan), option4: 'Miriam' }, { id: jordan.id });

  it('has first what needs the person, then what changes, what is new, and what is stored', () => {
    const same = row(valuesOf(born), { id: born.id });
    const both = { here: [jordan, born], elsewhere: [] };
    const rows = reviewRows([same, row(another), changed, noted, rejected], both);
    const kinds = [...rows].sort((one, other) => rankOf(one) - rankOf(other)).map(({ state }) => state.kind);
    expect(kinds).toEqual(['rejected', 'new', 'changed', 'new', 'same']);
  });

  it.each([
    ['a new row', row(another), true],
    ['one with a note', noted, false],
    ['one that is rejected', rejected, false],
    ['one that changes a question', changed, false],
    ['one with the id of another quiz', row(another, { id: born.id }), false],
  ])('knows whether %s needs nothing', (_, of, expected) => {
    expect(reviewRows([of], stored).map(needsNothing)).toEqual([expected]);
  });

  it('leaves a row open that a person has edited', () => {
    const [edited] = reviewRows([row(another)], stored, new Map([[0, { ...another, option1: 'Nine' }]]));
    expect(edited && needsNothing(edited)).toBe(false);
  });
});
