import { healthyQuestion, healthyQuiz, healthySeason } from '../fixtures/data/healthy-documents';
import { longWord, megabyte, script } from './hostile-texts';
import { oddTexts, oddTimes, wrongTypes, type HostileDocument } from './hostile-values';
import {
  broken,
  list,
  map,
  nothing,
  text,
  whole,
  type Stored,
  type StoredFields,
} from '../fixtures/data/stored';

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
    shows: ['Foreign answer', 'Jehoshua', 'isn’t one of the four options'],
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
    shows: ['No options', '42', 'isn’t one of the four options'],
  },
  {
    id: 'megabyte',
    why: 'a book pasted into the question',
    fields: question({ question: text(megabyte) }),
    shows: ['In the beginning'],
  },
];

/** The console does not show results; it counts them and deletes them with their quiz. */
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
