import type { Question } from '../question';
import type { NamedQuiz } from './named-quiz';
import { fitsAiken, writeAiken } from './write-aiken';
import { writeCsv } from './write-csv';
import { writeGift } from './write-gift';
import { writeJson } from './write-json';
import { lostInMessages, writeMessages } from './write-messages';
import { writeXlsx } from './write-xlsx';

export const exportFormats = ['xlsx', 'messages', 'csv', 'gift', 'aiken', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Writer = {
  /** The ending of a file's name. */
  readonly ending: string;
  /** Its media type. */
  readonly type: string;
  readonly write: (quizzes: readonly NamedQuiz[]) => Promise<Blob>;
};

const text = (
  ending: string,
  write: (quizzes: readonly NamedQuiz[]) => string,
  type = 'text/plain',
): Writer => ({
  ending,
  type,
  write: async (quizzes) => new Blob([write(quizzes)], { type: `${type};charset=utf-8` }),
});

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How each format is written. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  xlsx: { ending: '.xlsx', type: spreadsheet, write: writeXlsx },
  messages: text('.txt', writeMessages),
  csv: text('.csv', writeCsv, 'text/csv'),
  gift: text('.gift', writeGift),
  aiken: text('.txt', writeAiken),
  json: text('.json', writeJson, 'application/json'),
};

/** The questions that a format cannot hold as they are: in Aiken, those with line breaks for instance. */
export function changedBy(format: ExportFormat, quizzes: readonly NamedQuiz[]): readonly Question[] {
  if (format === 'messages') return lostInMessages(quizzes);
  return format === 'aiken'
    ? quizzes.flatMap(({ questions }) => questions.filter((question) => !fitsAiken(question)))
    : [];
}
