import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../wire/message';
import type { Answer } from './case';
import { normal } from './normal';

/** Where two servers answer a case differently for the first time; what follows may be a consequence. */
export interface Difference {
  group: string;
  title: string;
  ours: Answer;
  theirs: Answer;
}

interface Known {
  /** The row of docs/differences.md that gives the reason. */
  row: string;
  explains(difference: Difference): boolean;
}

/** Of an error, or of the first write of a batch. */
function messageOf({ body }: Answer): string {
  const given: unknown = Array.isArray(body) ? body.at(0) : body;
  if (!isObject(given)) return '';
  const error: unknown = Array.isArray(given.status) ? given.status.at(0) : given.error;
  return isObject(error) ? String(error.message) : '';
}

const askedIn = ({ request: { path, body } }: Answer): string =>
  `${path} ${typeof body === 'string' ? body : JSON.stringify(body ?? {})}`;

const weRefuse = (row: string, ours: RegExp): Known => ({
  row,
  explains: (difference) => ours.test(messageOf(difference.ours)) && !ours.test(messageOf(difference.theirs)),
});
const theyRefuse = (row: string, theirs: RegExp, asked: RegExp): Known => ({
  row,
  explains: (difference) =>
    difference.ours.http === 200 &&
    theirs.test(messageOf(difference.theirs)) &&
    asked.test(askedIn(difference.ours)),
});

function differsInTokenOnly({ ours, theirs }: Difference): boolean {
  if (!isObject(theirs.body) || !isObject(ours.body) || 'nextPageToken' in ours.body) return false;
  const { nextPageToken: token, ...body } = theirs.body;
  return token !== undefined && isDeepStrictEqual(normal([{ ...theirs, body }]), normal([ours]));
}

const known: readonly Known[] = [
  { row: 'failure', explains: ({ theirs }) => theirs.http === 500 },
  {
    row: 'message size',
    explains: ({ theirs }) => theirs.http === 429 && /maximum size 4194304/.test(messageOf(theirs)),
  },
  {
    row: 'unknown path',
    explains: ({ ours, theirs }) => ours.http === 404 && theirs.http === 404 && !isObject(theirs.body),
  },
  weRefuse('one project', /is not in projects\//),
  weRefuse('JSON', /^Payload isn't valid for request/),
  weRefuse(
    'limits',
    /6 KiB|nested at most 20|field name must not be empty|id must not be longer|100 documents|field path (may|must)|__name__ is no field/,
  ),
  weRefuse('condition in the address', /does not match the required base version/),
  weRefuse('readTime', /\(readTime\)/),
  { row: 'token of the last page', explains: differsInTokenOnly },
  theyRefuse('wrapped numbers', /Payload isn't valid/, /"(limit|upTo)":\{"value"/),
  theyRefuse('long names in maps', /invalid nested entity|too large to be used in a query/, /x{1500}/),
  theyRefuse('blank ids', /Document name/, /\/(%20|%0A)/),
  {
    row: 'percent signs',
    explains: ({ ours }) => ours.request.method === 'GET' && ours.request.path.includes('%2525'),
  },
  {
    row: 'escapes in field paths',
    explains: ({ ours }) => /\\\\a`|%5Ca%60/.test(askedIn(ours)) || /(fp\/)\S*33 /.test(askedIn(ours)),
  },
  {
    row: 'masks of missing documents',
    explains: ({ ours }) =>
      /showMissing=true/.test(ours.request.path) && /mask\.fieldPaths/.test(ours.request.path),
  },
];

/** The row of the table that explains the difference. */
export const knownDifference = (difference: Difference): string | undefined =>
  known.find(({ explains }) => explains(difference))?.row;

export const knownRows: readonly string[] = known.map(({ row }) => row);
