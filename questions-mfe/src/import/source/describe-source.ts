import { currentLanguage } from '@console/shared/i18n';
import { t } from '../../i18n';
import { importLimits, UnreadableSource, type ImportedSource, type UnreadableReason } from '../read/imported';

const megabytes = `${importLimits.bytes / 1024 / 1024}`;
const rows = new Intl.NumberFormat(currentLanguage()).format(importLimits.rows);

const reasons: Record<UnreadableReason, string> = {
  'too-large': t('It is larger than {megabytes} MB. Split it, and import one part after the other.', {
    megabytes,
  }),
  'too-many-rows': t('It has more than {rows} rows. Split it, and import one part after the other.', {
    rows,
  }),
  'too-many-columns': t('It has more than {columns} columns. Delete those that are not needed.', {
    columns: `${importLimits.columns}`,
  }),
  empty: t('There is nothing in it.'),
  password: t('It is protected by a password. Save it without one.'),
  'old-excel': t('It is an Excel file of before 2007. Save it as .xlsx or .csv.'),
  'word-document': t('It is a Word document. Copy the questions in Word and paste them here.'),
  damaged: t('The file is damaged. Save it again.'),
  'too-slow': t(
    'Reading it took longer than {seconds} seconds. Split it, and import one part after the other.',
    {
      seconds: `${importLimits.readMs / 1000}`,
    },
  ),
  'zip-bomb': t('It unpacks to far more than a question file has. Save the questions as .csv.'),
  'not-a-question-file': t(
    'No questions were found in it. It can be a table (Excel, CSV), numbered questions with options A to D, GIFT, Aiken, or the console’s own JSON.',
  ),
  'unknown-columns': t('Its columns were not recognised. Say below which one holds what.'),
  'not-started': t(
    'The part of the console that reads files could not be started. Check your connection and try again.',
  ),
};

/** The formats that are read, and how much of them. */
export const readableFiles = t(
  'Or drop a file anywhere here: Excel (.xlsx), CSV, GIFT, Aiken or the console’s JSON, up to {rows} questions or {megabytes} MB.',
  { rows, megabytes },
);

/** Why a source could not be read, and what to do. */
export const describeUnreadable = (error: unknown): string =>
  error instanceof UnreadableSource ? reasons[error.reason] : reasons.damaged;

const formats: Record<ImportedSource['format'], string> = {
  csv: t('a table of text'),
  xlsx: t('an Excel file'),
  gift: t('GIFT'),
  aiken: t('Aiken'),
  json: t('the console’s JSON'),
  text: t('questions in lines'),
  'html-table': t('a copied table'),
};

const separators: Readonly<Record<string, string>> = {
  ',': t('commas'),
  ';': t('semicolons'),
  '\t': t('tabs'),
  '|': t('vertical bars'),
};

/** How a source was understood, in one sentence. */
export function describeSource({ format, encoding, separator, rows: found }: ImportedSource): string {
  const facts = [
    formats[format],
    ...(separator === undefined
      ? []
      : [t('separated by {separator}', { separator: separators[separator] ?? separator })]),
    ...(encoding === undefined || format === 'xlsx'
      ? []
      : [t('encoding {encoding}', { encoding: encoding.toUpperCase() })]),
  ].join(', ');
  return t('Read {count, plural, one {# row} other {# rows}}: {facts}.', { count: found.length, facts });
}
