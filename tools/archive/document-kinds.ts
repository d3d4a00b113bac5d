import type { Fields } from '../firestore-project/snapshots';

type Kind = {
  readonly is: string;
  readonly one: string;
  readonly many: string;
  readonly at: RegExp;
  /** The field that people know a document by. */
  readonly title?: string;
};

/** What people call the documents of a season, in the order in which they are listed. The first that fits counts. */
const kinds: readonly Kind[] = [
  { is: 'season', one: 'season', many: 'seasons', at: /^seasons\/[^/]+$/, title: 'season' },
  { is: 'notification', one: 'notification', many: 'notifications', at: /^season_top_notification\/[^/]+$/ },
  { is: 'leaderboard', one: 'leaderboard', many: 'leaderboards', at: /^season_leaderbaord_setting\/[^/]+$/ },
  { is: 'ads', one: 'ads setting', many: 'ads settings', at: /^season_ads_controller\/[^/]+$/ },
  { is: 'quiz', one: 'quiz', many: 'quizzes', at: /^seasons\/[^/]+\/quizzes\/[^/]+$/, title: 'title' },
  {
    is: 'question',
    one: 'question',
    many: 'questions',
    at: /\/quizzes\/[^/]+\/questions\/[^/]+$/,
    title: 'question',
  },
  { is: 'result', one: 'result', many: 'results', at: /\/quizzes\/[^/]+\/results\/[^/]+$/ },
  { is: 'dismissal', one: 'dismissal', many: 'dismissals', at: /^seasons\/[^/]+\/check_dismissals\/[^/]+$/ },
  { is: 'other', one: 'other document', many: 'other documents', at: /(?:)/ },
];

const kindOf = (path: string): Kind => kinds.find(({ at }) => at.test(path)) ?? (kinds[0] as Kind);

/** What a document is in a season: `season`, `quiz`, … or `other`. */
export const whatIs = (path: string): string => kindOf(path).is;

/** A text field of a document; empty if it is missing or no text. */
export function textIn(fields: Fields | undefined, field: string): string {
  const text = fields?.[field]?.['stringValue'];
  return typeof text === 'string' ? text : '';
}

/** Counts documents by what they are: `2 quizzes, 1 question`. */
export const countKinds = (paths: readonly string[]): string =>
  kinds
    .map((kind) => [kind, paths.filter((path) => kindOf(path) === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([{ one, many }, count]) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`)
    .join(', ');

/** The documents with those first that people know: seasons, settings, quizzes, questions. */
export const inKindOrder = <T extends { readonly path: string }>(documents: readonly T[]): T[] =>
  kinds.flatMap((kind) => documents.filter(({ path }) => kindOf(path) === kind));

const longestTitle = 60;

/** What people call one document: `question “Who built the ark?”`. */
export function nameOfDocument(path: string, fields: Fields): string {
  const { one, title } = kindOf(path);
  const text = [...(title === undefined ? '' : textIn(fields, title).replace(/\s+/g, ' '))];
  const cut = text.length > longestTitle ? `${text.slice(0, longestTitle).join('')}…` : text.join('');
  return cut === '' ? `${one} ${path.slice(path.lastIndexOf('/') + 1)}` : `${one} “${cut}”`;
}
