import { at } from '../contest/contest';
import { change, commit, set } from '../contest/attempts';
import { newSeasonId, season } from '../contest/documents';
import { fieldsOfShapes, shapes } from '../contest/shapes';
import { useContest, type Attempt } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();

/** Names that could confuse code that reads documents carelessly. */
const oddNames = [
  'constructor',
  'prototype',
  'toString',
  'keys',
  'size',
  'get',
  'data',
  'a.b',
  '.',
  '`',
  ' ',
  'Status',
  'status ',
  'İ',
];

const quoted = (name: string): string => `\`${name.replaceAll(/[`\\]/g, '\\$&')}\``;

describe('no document takes an additional field', () => {
  it.each(shapes)('$name, when it is written', ({ write }) =>
    contest.refusesAll(
      ['admin'],
      ...['likes', 'role', 'uid_', ...oddNames].map(
        (name): Attempt =>
          (database, me) =>
            database.commit(...write(me, { [name]: 'x' })),
      ),
    ),
  );

  it.each(shapes)('$name, which is a field of another document', ({ write, fields }) =>
    contest.refusesAll(
      ['admin'],
      ...[...new Set(fieldsOfShapes.map(({ field }) => field))]
        .filter((field) => !(field in fields))
        .flatMap((field) => ['x', 1, new Date()].map((value) => ({ [field]: value })))
        .map(
          (more): Attempt =>
            (database, me) =>
              database.commit(...write(me, more)),
        ),
    ),
  );

  it.each(shapes.flatMap(({ name, stored }) => (stored ? [{ name, stored }] : [])))(
    '$name, when it is changed',
    ({ stored }) =>
      contest.refusesAll(
        ['admin'],
        change(stored, { likes: 1 }),
        change(stored, { likes: null }),
        ...oddNames.map((name) => change(stored, { [name]: 'x' }, [quoted(name)])),
      ),
  );
});

describe('no document loses a field that it needs', () => {
  const needed = fieldsOfShapes.filter(
    ({ holds, field, shape }) =>
      shape.stored && !(typeof holds === 'object' && 'note' in holds) && !field.startsWith('limit'),
  );

  it.each(needed)('$document: $field', ({ shape, field }) =>
    contest.refusesAll(['admin'], commit(writes.drop(shape.stored ?? '', field)), (database, me) =>
      database.commit(...shape.write(me, { [field]: undefined })),
    ),
  );

  it.each(shapes.flatMap(({ name, stored }) => (stored ? [{ name, stored }] : [])))(
    '$name: all of them',
    ({ stored }) => contest.refusesAll(['admin'], set(stored, {})),
  );
});

describe('no field is reached by another path', () => {
  it.each<[string, Attempt]>([
    ['inside a text', change(at.own, { season: { name: 'x' } }, ['season.name'])],
    ['inside a status', change(at.own, { status: { x: 'active' } }, ['status.x'])],
    ['inside a time', change(at.upcoming, { start: { seconds: 1 } }, ['start.seconds'])],
    ['inside a quoted name', change(at.own, { 'season.name': 'x' }, ['`season.name`'])],
    ['inside a map that is not there', change(at.own, { meta: { host_email: 'x' } }, ['meta.host_email'])],
    ['by an empty document', commit(writes.change(at.newSeason, {}, []))],
    ['by a partial write of a missing document', change(at.newSeason, { season_id: 'new', season: 'x' })],
  ])('%s', (_title, attempt) => contest.refuses(attempt));

  it('a quoted field name is the same field', () =>
    contest.allows('host', change(at.upcoming, { title: 'x' }, ['`title`'])));

  it.each(['__proto__', '__x__', ''])('the name %j is invalid', (name) =>
    contest.findsMalformed(set(at.newSeason, season(newSeasonId, Object.fromEntries([[name, 'x']])))),
  );

  it.each(['a..b', '.a', 'a.', 'a b', '`a', '__proto__.x'])('the path %j is invalid', (path) =>
    contest.findsMalformed(change(at.own, { a: 'x' }, [path])),
  );
});
