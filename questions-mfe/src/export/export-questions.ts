import type { Question } from '../question';
import type { NamedQuiz } from './named-quiz';
import { fitsAiken, writeAiken } from './write-aiken';
import { writeCsv } from './write-csv';
import { writeGift } from './write-gift';
import { writeJson } from './write-json';
import { writeXlsx } from './write-xlsx';

export const exportFormats = ['xlsx', 'csv', 'gift', 'aiken', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Writer = {
  /** The ending of a file's name. */
  readonly ending: string;
  readonly write: (quizzes: readonly NamedQuiz[]) => Promise<Blob>;
  /** Whether the format carries ids, so that an import updates the questions. */
  readonly hasIds: boolean;
};

const text =
  (write: (quizzes: readonly NamedQuiz[]) => string, type: string) => async (quizzes: readonly NamedQuiz[]) =>
    new Blob([write(quizzes)], { type: `${type};charset=utf-8` });

/** How each format is written. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  xlsx: { ending: '.xlsx', write: writeXlsx, hasIds: true },
  csv: { ending: '.csv', write: text(writeCsv, 'text/csv'), hasIds: true },
  gift: { ending: '.gift', write: text(writeGift, 'text/plain'), hasIds: true },
  aiken: { ending: '.txt', write: text(writeAiken, 'text/plain'), hasIds: false },
  json: { ending: '.json', write: text(writeJson, 'application/json'), hasIds: true },
};

/** The questions that a format cannot hold as they are: in Aiken, those with line breaks for instance. */
export const changedBy = (format: ExportFormat, quizzes: readonly NamedQuiz[]): readonly Question[] =>
  format === 'aiken'
    ? quizzes.flatMap(({ questions }) => questions.filter((question) => !fitsAiken(question)))
    : [];
