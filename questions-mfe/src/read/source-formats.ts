import { t } from '../i18n';

/** A format of questions that is read. */
type FormatFacts = {
  /** What a source of it is called in “Read 12 rows: a table of text”. */
  readonly label: string;
  /** The name of its files for people, where they would look for it; the same in all languages. */
  readonly files?: string;
  /** The endings of its files. */
  readonly endings: readonly string[];
};

/** The formats, in the order in which people are told of them. How each is read stands in `text-readers.ts`. */
export const sourceFormats = {
  xlsx: { label: t('an Excel file'), files: 'Excel (.xlsx)', endings: ['.xlsx', '.xlsm'] },
  csv: { label: t('a table of text'), files: 'CSV', endings: ['.csv', '.tsv'] },
  gift: { label: t('GIFT'), files: 'GIFT', endings: ['.gift'] },
  aiken: { label: t('Aiken'), files: 'Aiken', endings: ['.txt'] },
  json: { label: t('JSON'), files: 'JSON', endings: ['.json'] },
  'html-table': { label: t('a copied table'), endings: ['.html'] },
  text: { label: t('questions in lines'), endings: ['.txt'] },
} as const satisfies Record<string, FormatFacts>;

export type SourceFormat = keyof typeof sourceFormats;

const all: readonly FormatFacts[] = Object.values(sourceFormats);

/** The formats whose files are named for people, such as `['Excel (.xlsx)', 'CSV']`. */
export const namedFiles = all.flatMap(({ files }) => files ?? []);

/** The endings of files that can be chosen. */
export const readableEndings = [...new Set(all.flatMap(({ endings }) => endings))];
