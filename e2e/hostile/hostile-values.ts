import { brokenOut, emoji, hugeWord, image, longWord } from './hostile-texts';
import { rightToLeft, script, telugu, zeroWidth } from './hostile-texts';
import { broken, list, map, nothing, text, time, truth, whole, type Stored } from '../fixtures/data/stored';
import type { StoredFields } from '../fixtures/data/stored';

/** A document that the console never writes and every screen must handle. */
export type HostileDocument = {
  readonly id: string;
  /** The cause of these values. */
  readonly why: string;
  readonly fields: StoredFields;
  /** Texts that its row or its details show, at least. */
  readonly shows: readonly string[];
  /** Fields that the console repairs when the document is saved. */
  readonly mended?: StoredFields;
};

/** The same value in every field. */
export const everyField = (healthy: StoredFields, value: Stored): StoredFields =>
  Object.fromEntries(Object.keys(healthy).map((field) => [field, value]));

/** The same text in every string field except the kept ones, which decide what else is shown. */
export const everyText = (healthy: StoredFields, words: string, kept: readonly string[]): StoredFields =>
  Object.fromEntries(
    Object.entries(healthy).map(([field, value]) =>
      'stringValue' in value && !kept.includes(field) ? [field, text(words)] : [field, value],
    ),
  );

/** Wrong values for any field; `reads` is the text that users see for it. */
export const wrongValues: readonly { id: string; why: string; value: Stored; reads?: string }[] = [
  { id: 'numbers', why: 'a spreadsheet made numbers of everything', value: whole(7), reads: '7' },
  { id: 'not-numbers', why: 'a sum went wrong', value: broken('NaN') },
  { id: 'truths', why: 'boxes were ticked', value: truth(true), reads: 'true' },
  { id: 'nulls', why: 'fields were emptied with null', value: nothing },
  { id: 'lists', why: 'a form sent lists', value: list(text('a'), whole(1)) },
  { id: 'maps', why: 'texts by language', value: map({ te: text(telugu) }) },
  { id: 'times', why: 'columns slipped', value: time('2026-01-10T03:30:00Z') },
];

/** Documents with wrong types, for any collection. */
export const wrongTypes = (healthy: StoredFields, blank: readonly string[]): HostileDocument[] => [
  { id: 'empty', why: 'an import stopped before its first field', fields: {}, shows: blank },
  ...wrongValues.map(({ id, why, value, reads }) => ({
    id,
    why,
    fields: everyField(healthy, value),
    shows: reads ? [reads] : blank,
  })),
];

/** Odd texts for the string fields of any document. */
export function oddTexts(
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

/** Wrong values for a date. */
export function oddTimes(healthy: (changes?: StoredFields) => StoredFields, name: string): HostileDocument[] {
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
