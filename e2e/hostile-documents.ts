import { brokenOut, emoji, hugeWord, image, longWord, megabyte } from './hostile-texts';
import { rightToLeft, script, telugu, zeroWidth } from './hostile-texts';
import { broken, list, map, nothing, text, time, truth, whole, type Stored } from './stored';
import type { StoredFields } from './stored';

/** A document that no console writes and every screen must bear. */
export type HostileDocument = {
  readonly id: string;
  /** How it came about. */
  readonly why: string;
  readonly fields: StoredFields;
  /** What its row, or its detail, says at least. */
  readonly shows: readonly string[];
  /** What the console puts right by itself when the document is saved. */
  readonly mended?: StoredFields;
};

const healthyTimes = { start: time('2026-01-10T03:30:00Z'), end: time('2026-02-10T15:30:00Z') };

export const healthySeason = (id: string, changes: StoredFields = {}): StoredFields => ({
  season_id: text(id),
  season: text(`Season ${id}`),
  host: text('Grace Church'),
  host_email: text('manager@example.org'),
  host_additional_email: text('host@example.org'),
  discription: text('The four gospels, a chapter a day'),
  ...healthyTimes,
  status: text('active'),
  ...changes,
});

export const healthyQuiz = (id: string, changes: StoredFields = {}): StoredFields => ({
  quiz_id: text(id),
  title: text(`Quiz ${id}`),
  description: text('Matthew 5 to 7'),
  duration: whole(20),
  language: text('Telugu,English'),
  ...healthyTimes,
  status: text('Upcoming'),
  ...changes,
});

export const healthyQuestion = (id: string, changes: StoredFields = {}): StoredFields => ({
  question_id: text(id),
  question: text(`Question ${id}`),
  option_1: text('Moses'),
  option_2: text('Joshua'),
  option_3: text('Caleb'),
  option_4: text('Gideon'),
  answer: text('Joshua'),
  quiz_id: text('questions'),
  ...changes,
});

/** One value where others belong. */
export const everyField = (healthy: StoredFields, value: Stored): StoredFields =>
  Object.fromEntries(Object.keys(healthy).map((field) => [field, value]));

/** The same words in every text but the kept ones, on which depends what else is shown. */
export const everyText = (healthy: StoredFields, words: string, kept: readonly string[]): StoredFields =>
  Object.fromEntries(
    Object.entries(healthy).map(([field, value]) =>
      'stringValue' in value && !kept.includes(field) ? [field, text(words)] : [field, value],
    ),
  );

/** What may stand in any field, whatever belongs there; `reads` is what people still see of it. */
export const wrongValues: readonly { id: string; why: string; value: Stored; reads?: string }[] = [
  { id: 'numbers', why: 'a spreadsheet made numbers of everything', value: whole(7), reads: '7' },
  { id: 'not-numbers', why: 'a sum went wrong', value: broken('NaN') },
  { id: 'truths', why: 'boxes were ticked', value: truth(true), reads: 'true' },
  { id: 'nulls', why: 'fields were emptied with null', value: nothing },
  { id: 'lists', why: 'a form sent lists', value: list(text('a'), whole(1)) },
  { id: 'maps', why: 'texts by language', value: map({ te: text(telugu) }) },
  { id: 'times', why: 'columns slipped', value: time('2026-01-10T03:30:00Z') },
];

/** What can be wrong with a document of any collection. */
const wrongTypes = (healthy: StoredFields, blank: readonly string[]): HostileDocument[] => [
  { id: 'empty', why: 'an import stopped before its first field', fields: {}, shows: blank },
  ...wrongValues.map(({ id, why, value, reads }) => ({
    id,
    why,
    fields: everyField(healthy, value),
    shows: reads ? [reads] : blank,
  })),
];

/** What can stand in the texts of any document. */
function oddTexts(
  healthy: (changes?: StoredFields) => StoredFields,
  name: string,
  kept: readonly string[],
  unnamed: string,
): HostileDocument[] {
  const all = (words: string) => everyText(healthy(), words, kept);
  return [
    { id: 'script', why: 'somebody tries a script', fields: all(script), shows: [script.slice(0, 25)] },
    { id: 'image', why: 'somebody tries an image', fields: all(image), shows: [image.slice(0, 25)] },
    { id: 'broken-out', why: 'and a quote before', fields: all(brokenOut), shows: [brokenOut.slice(0, 25)] },
    { id: 'rtl', why: 'Hebrew, Arabic and an override', fields: all(rightToLeft), shows: ['תהילים'] },
    { id: 'telugu', why: 'joined letters and emoji', fields: all(telugu + emoji), shows: ['యేసుక్రీస్తు'] },
    { id: 'zero-width', why: 'a name that only looks empty', fields: all(zeroWidth), shows: [unnamed] },
    { id: 'long-word', why: 'nothing to break a line at', fields: all(longWord), shows: ['Mahershalal'] },
    { id: 'huge', why: 'files pasted into every field', fields: all(hugeWord), shows: ['Nebuchadnezzar'] },
    {
      id: 'id & #1?é<b>%2F',
      why: 'an id another client chose, and fields of its own',
      fields: healthy({ [name]: text('Odd id'), colour: text('red'), 'odd field': list(truth(true)) }),
      shows: ['Odd id'],
    },
  ];
}

/** What can stand where a date should. */
function oddTimes(healthy: (changes?: StoredFields) => StoredFields, name: string): HostileDocument[] {
  const dated = (id: string, start: Stored, end: Stored) =>
    healthy({ [name]: text(`Dates ${id}`), start, end });
  return [
    {
      id: 'iso',
      why: 'dates as texts',
      fields: dated('iso', text('2026-01-10T03:30:00.000Z'), text('2026-02-10T15:30:00+00:00')),
      shows: ['Dates iso', '2026-01-10 09:00', '2026-02-10 21:00'],
    },
    {
      id: 'milliseconds',
      why: 'dates as milliseconds',
      fields: dated('ms', whole(Date.UTC(2026, 0, 10, 3, 30)), broken(Date.UTC(2026, 1, 10, 15, 30) + 0.5)),
      shows: ['Dates ms', '2026-01-10 09:00', '2026-02-10 21:00'],
    },
    {
      id: 'no-dates',
      why: 'dates in words, which some parsers take for the year 2001',
      fields: dated('in words', text('after Sunday 7'), text('32/13/2026')),
      shows: ['Dates in words'],
    },
    {
      id: 'far-future',
      why: 'the last second the database knows, and one beyond',
      fields: dated('far', time('9999-12-31T23:59:59Z'), whole(8e15)),
      shows: ['Dates far'],
    },
    {
      id: 'far-past',
      why: 'the first second the database knows, and a number that is no date',
      fields: dated('past', time('0001-01-01T00:00:00Z'), broken(9e300)),
      shows: ['Dates past'],
    },
  ];
}

const season = (changes?: StoredFields) => healthySeason('elsewhere', changes);

export const hostileSeasons: readonly HostileDocument[] = [
  ...wrongTypes(season(), ['Unnamed season', 'no status']),
  ...oddTexts(season, 'season', ['season_id', 'status'], 'Unnamed season'),
  ...oddTimes(season, 'season'),
  {
    id: 'archived',
    why: 'a status of another console, and the id of another season',
    fields: season({ season: text('Archived'), status: text('archived') }),
    shows: ['Archived', 'archived'],
  },
  {
    id: 'long-status',
    why: 'a sentence where a word belongs',
    fields: season({ season: text('Long status'), status: text(longWord) }),
    shows: ['Long status', 'Mahershalal'],
  },
  {
    id: 'megabyte',
    why: 'a book pasted into the description',
    fields: season({ season: text('Megabyte'), discription: text(megabyte) }),
    shows: ['Megabyte', 'In the beginning'],
  },
];

const quiz = (changes?: StoredFields) => healthyQuiz('elsewhere', changes);
const lasting = (id: string, why: string, duration: Stored, shown: string): HostileDocument => ({
  id,
  why,
  fields: quiz({ title: text(`Lasting ${id}`), duration }),
  shows: [`Lasting ${id}`, shown],
});

export const hostileQuizzes: readonly HostileDocument[] = [
  ...wrongTypes(quiz(), ['Untitled', 'No status']),
  ...oddTexts(quiz, 'title', ['quiz_id', 'status'], 'Untitled'),
  ...oddTimes(quiz, 'title'),
  lasting('text', 'minutes as text', text('20'), '20 min'),
  lasting('words', 'minutes in words', text('half an hour'), '—'),
  lasting('negative', 'an end before the start', whole(-5), '-5 min'),
  lasting('broken', 'a division that did not come out even', broken(12.75), '12 min'),
  lasting('endless', 'a number beyond all minutes', broken(1e300), ''),
  {
    id: 'paused',
    why: 'a status of another console, and the id of another quiz',
    fields: quiz({ title: text('Paused'), status: text('Paused') }),
    shows: ['Paused'],
  },
  {
    id: 'long-status',
    why: 'a sentence where a word belongs',
    fields: quiz({ title: text('Long status'), status: text(longWord) }),
    shows: ['Long status', 'Mahershalal'],
  },
  {
    id: 'megabyte',
    why: 'a book pasted into the description',
    fields: quiz({ title: text('Megabyte'), description: text(megabyte) }),
    shows: ['Megabyte'],
  },
];

const question = (changes?: StoredFields) => healthyQuestion('elsewhere', changes);

export const hostileQuestions: readonly HostileDocument[] = [
  ...wrongTypes(question(), ['No question text']),
  ...oddTexts(question, 'question', ['question_id', 'quiz_id'], 'No question text'),
  {
    id: 'equal-options',
    why: 'the same option four times, one with a space',
    fields: question({
      question: text('Equal options'),
      option_1: text('Joshua'),
      option_3: text('Joshua '),
      option_4: text('joshua'),
    }),
    shows: ['Equal options'],
  },
  {
    id: 'foreign-answer',
    why: 'an option was reworded, the answer was not',
    fields: question({ question: text('Foreign answer'), answer: text('Jehoshua') }),
    shows: ['Foreign answer', 'Jehoshua', 'none of the four options'],
  },
  {
    id: 'spaced-answer',
    why: 'the answer was typed, with a space',
    fields: question({ question: text('Spaced answer'), answer: text(' Joshua') }),
    shows: ['Spaced answer'],
    mended: { answer: text('Joshua') },
  },
  {
    id: 'no-options',
    why: 'a question of another kind',
    fields: { question: text('No options'), answer: text('42') },
    shows: ['No options', '42', 'none of the four options'],
  },
  {
    id: 'megabyte',
    why: 'a book pasted into the question',
    fields: question({ question: text(megabyte) }),
    shows: ['In the beginning'],
  },
];

/** Nobody sees results in the console; they are counted, and go with their quiz. */
export const hostileResults: readonly Pick<HostileDocument, 'id' | 'why' | 'fields'>[] = [
  { id: 'empty', why: 'a game that was left at once', fields: {} },
  {
    id: 'odd',
    why: 'another version of the game',
    fields: { score: list(map({ of: nothing })), 'name of': text(script) },
  },
  { id: 'id & #1?é<b>%2F', why: 'answers of a whole day', fields: { answers: text(megabyte) } },
];

/** Documents by their paths in a collection. */
export const inCollection = (
  collection: string,
  documents: readonly Pick<HostileDocument, 'id' | 'fields'>[],
): Record<string, StoredFields> =>
  Object.fromEntries(documents.map(({ id, fields }) => [`${collection}/${id}`, fields]));
