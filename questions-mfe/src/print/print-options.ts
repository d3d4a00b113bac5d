import { paths, pathTo, type PathIds } from '@console/shared/model';

/** The sheets that are printed: the question paper, the answer key, or both. */
export const sheetChoices = ['paper', 'key', 'both'] as const;

/** The sizes of paper, as CSS names them. */
export const paperSizes = ['A4', 'Letter'] as const;

/** What is either printed so or not. */
export const layoutNames = ['lines', 'columns', 'large'] as const;

/** How a quiz is printed. All of it is in the address, by these names. */
export type PrintOptions = {
  sheets: (typeof sheetChoices)[number];
  size: (typeof paperSizes)[number];
} & Record<(typeof layoutNames)[number], boolean>;

const one = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string | null): Choice =>
  choices.find((each) => each === value) ?? choices[0];

/** Reads the options from the query of an address. Unknown values have no effect. */
export const readPrintOptions = (query: URLSearchParams): PrintOptions => ({
  sheets: one(sheetChoices, query.get('sheets')),
  size: one(paperSizes, query.get('size')),
  lines: query.get('lines') === 'yes',
  columns: query.get('columns') === 'yes',
  large: query.get('large') === 'yes',
});

/** The query with these options in place of those that it has. */
export function withPrintOptions(query: URLSearchParams, options: PrintOptions): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(options)) {
    const isDefault = value === false || value === sheetChoices[0] || value === paperSizes[0];
    if (isDefault) next.delete(name);
    else next.set(name, value === true ? 'yes' : String(value));
  }
  return next;
}

/** The number of the question that the projector shows; `undefined` when it is not open. */
export function readSlide(query: URLSearchParams): number | undefined {
  const slide = query.get('slide') ?? '';
  return /^[1-9]\d{0,5}$/.test(slide) ? Number(slide) : undefined;
}

/** The query with the projector at a question, or closed. */
export function withSlide(query: URLSearchParams, slide?: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (slide === undefined) next.delete('slide');
  else next.set('slide', String(slide));
  return next;
}

/** The address of the projector, at the first question. */
export const projectorPath = (quiz: PathIds): string => `${pathTo(paths.questionPrint, quiz)}&slide=1`;
