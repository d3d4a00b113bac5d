import { currentLanguage } from '@console/shared/i18n';
import { t } from '../../i18n';
import { isTouch } from '../../is-touch';
import {
  importLimits,
  UnreadableSource,
  type ImportedSource,
  type UnreadableReason,
} from '../../read/imported';
import { namedFiles, sourceFormats } from '../../read/source-formats';

const megabytes = `${importLimits.bytes / 1024 / 1024}`;
const rows = new Intl.NumberFormat(currentLanguage()).format(importLimits.rows);

const formats = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(namedFiles);

const reasons: Record<UnreadableReason, string> = {
  'too-large': t('Larger than {megabytes} MB. Split the file and import each part.', {
    megabytes,
  }),
  'too-many-rows': t('More than {rows} rows. Split the file and import each part.', {
    rows,
  }),
  'too-many-columns': t('More than {columns} columns. Delete the ones you don’t need.', {
    columns: `${importLimits.columns}`,
  }),
  empty: t('There is nothing in it.'),
  password: t('This file is protected by a password. Save it without one.'),
  'old-excel': t('This file is in an old Excel format. Save it as .xlsx or .csv.'),
  'word-document': t('This is a Word document. Copy the questions in Word and paste them here.'),
  damaged: t('The file is damaged. Save it again.'),
  'too-slow': t('Reading it took longer than {seconds} seconds. Split the file and import each part.', {
    seconds: `${importLimits.readMs / 1000}`,
  }),
  'zip-bomb': t('This file is too large when unzipped. Save the questions as .csv.'),
  'not-a-question-file': t(
    'No questions found. Use a table (Excel or CSV), numbered questions with options A to D, GIFT, Aiken or JSON exported from here.',
  ),
  'unknown-columns': t('Couldn’t recognise the columns. Choose what each column contains.'),
  'not-started': t('Couldn’t start the file reader. Check your connection, then try again.'),
};

/** The formats that are read, and how much of them. */
export const readableFiles = () =>
  isTouch()
    ? t('Files: {formats}. Up to {rows} questions or {megabytes} MB.', { formats, rows, megabytes })
    : t('Or drop a file here: {formats}. Up to {rows} questions or {megabytes} MB.', {
        formats,
        rows,
        megabytes,
      });

/** Why a source could not be read, and what to do. */
export const describeUnreadable = (error: unknown): string =>
  error instanceof UnreadableSource ? reasons[error.reason] : reasons.damaged;

const separators: Readonly<Record<string, string>> = {
  ',': t('commas'),
  ';': t('semicolons'),
  '\t': t('tabs'),
  '|': t('vertical bars'),
};

/** How a source was understood, in one sentence. */
export function describeSource({ format, encoding, separator, rows: found }: ImportedSource): string {
  const facts = [
    sourceFormats[format].label,
    ...(separator === undefined
      ? []
      : [t('separated by {separator}', { separator: separators[separator] ?? separator })]),
    ...(encoding === undefined || format === 'xlsx'
      ? []
      : [t('encoding {encoding}', { encoding: encoding.toUpperCase() })]),
  ].join(', ');
  return t('Read {count, plural, one {# row} other {# rows}}: {facts}.', { count: found.length, facts });
}
