import { setTimeZone } from '@console/shared/config';
import { quizEntity, seasonEntity, type Quiz, type Season } from '@console/shared/model';
import { timelineOf, type DateNote, type Gap, type Week } from './timeline';

const at = (month: number, day: number, hour = 9) => new Date(2026, month - 1, day, hour).getTime();
const now = at(3, 11);

const season: Season = {
  ...seasonEntity.blank,
  id: 'S1',
  name: 'Gospels',
  host: 'Grace',
  hostEmail: 'host@example.org',
  additionalEmail: 'second@example.org',
  description: '',
  start: at(3, 2),
  end: at(3, 31),
  status: 'active',
};

const quiz = (id: string, start: number | null, end: number | null): Quiz => ({
  ...quizEntity.blank,
  id,
  title: `Quiz ${id}`,
  description: '',
  duration: 10,
  language: 'English',
  start,
  end,
  status: now < (start ?? 0) ? 'Upcoming' : now < (end ?? 0) ? 'Ongoing' : 'Finished',
});

const notesOf = ({ title }: Quiz): DateNote[] => [{ level: 'hint', sentence: `Of ${title}` }];

const timeline = (quizzes: readonly Quiz[], { of = season, isPartial = false, time = now } = {}) =>
  timelineOf({ season: of, quizzes, notesOf, now: time, isPartial });

/** A row as one line: the days of a week with its entries, or a gap. */
const line = (row: Week | Gap) =>
  row.kind === 'gap'
    ? `${row.days} days, ${row.first} to ${row.last}`
    : `${row.days[0]}: ${row.entries.map((entry) => (entry.kind === 'quiz' ? entry.quiz.id : entry.kind)).join(' ')}`;
const lines = (...given: Parameters<typeof timeline>) => timeline(...given).rows.map(line);

const weekly = [
  quiz('A', at(3, 3), at(3, 3, 20)),
  quiz('B', at(3, 10), at(3, 12)),
  quiz('C', at(3, 26), at(3, 26, 20)),
];

afterEach(() => setTimeZone());

describe('the timeline of a season', () => {
  it('has the weeks with something in them in order, and names a week or more without a quiz', () => {
    expect(lines(weekly)).toEqual([
      '2026-03-02: seasonStart A',
      '2026-03-09: B today',
      '13 days, 2026-03-13 to 2026-03-25',
      '2026-03-23: C',
      '2026-03-30: seasonEnd',
    ]);
  });

  it.each([
    [10, 17, ['2026-03-11', '2026-03-16'], 0],
    [10, 18, ['2026-03-11', '2026-03-17'], 1],
  ])('counts whole days between 3-%d and 3-%d', (end, start, [first, last], count) => {
    const { rows, gaps } = timeline([quiz('A', at(3, 2), at(3, end)), quiz('B', at(3, start), at(3, 31))]);
    expect(gaps).toBe(count);
    expect(rows.filter(({ kind }) => kind === 'gap')).toEqual(
      count ? [{ kind: 'gap', days: 7, first, last }] : [],
    );
  });

  it('names what the season has before its first quiz and after its last', () => {
    const [before, after] = timeline([quiz('A', at(3, 12), at(3, 13))]).rows.filter(
      ({ kind }) => kind === 'gap',
    );
    expect(before).toMatchObject({ days: 10, first: '2026-03-02', last: '2026-03-11' });
    expect(after).toMatchObject({ days: 18, first: '2026-03-14', last: '2026-03-31' });
  });

  it('has no gap while a longer quiz is open, or while quizzes are loading', () => {
    const long = quiz('L', at(3, 2), at(3, 31));
    expect(timeline([...weekly, long]).gaps).toBe(0);
    expect(timeline(weekly, { isPartial: true }).gaps).toBe(0);
  });

  it('has a quiz in each week in which it is open, above what the week has', () => {
    expect(
      lines([quiz('B', at(3, 10), at(3, 12)), quiz('M', at(3, 8), at(3, 9)), quiz('L', at(3, 7), at(3, 26))]),
    ).toEqual([
      '2026-03-02: seasonStart L M',
      '2026-03-09: L M B today',
      '2026-03-16: L',
      '2026-03-23: L',
      '2026-03-30: seasonEnd',
    ]);
  });

  it('ends a quiz and a season that end at midnight on the day before', () => {
    const of = { ...season, end: at(3, 16, 0) };
    expect(lines([quiz('A', at(3, 5), at(3, 16, 0))], { of })).toEqual([
      '2026-03-02: seasonStart A',
      '2026-03-09: A today seasonEnd',
    ]);
    const { rows } = timeline([quiz('A', at(3, 2), at(3, 9, 0))], { of });
    expect(rows).toContainEqual({ kind: 'gap', days: 7, first: '2026-03-09', last: '2026-03-15' });
  });

  it('puts a quiz on its weekdays, and says where it goes on', () => {
    const spans = [
      quiz('midnight', at(3, 3), at(3, 4, 0)),
      quiz('weekend', at(3, 7), at(3, 8, 23)),
      quiz('long', at(3, 6), at(3, 17)),
      quiz('no end', at(3, 5), null),
      quiz('backwards', at(3, 5), at(3, 1)),
    ].map((each) => timeline([each]).rows.flatMap((row) => (row.kind === 'week' ? row.entries : [])));
    expect(
      spans.map((entries) => entries.flatMap((entry) => (entry.kind === 'quiz' ? [entry.span] : []))),
    ).toEqual([
      [{ from: 1, to: 1, isBegun: false, goesOn: false }],
      [{ from: 5, to: 6, isBegun: false, goesOn: false }],
      [
        { from: 4, to: 6, isBegun: false, goesOn: true },
        { from: 0, to: 6, isBegun: true, goesOn: true },
        { from: 0, to: 1, isBegun: true, goesOn: false },
      ],
      [{ from: 3, to: 3, isBegun: false, goesOn: false }],
      [{ from: 3, to: 3, isBegun: false, goesOn: false }],
    ]);
  });

  it('goes by the time zone of the contest', () => {
    // A Monday in India that is still Sunday in New York.
    const early = [quiz('A', Date.UTC(2026, 2, 9, 1), Date.UTC(2026, 2, 9, 3))];
    expect(lines(early, { time: at(3, 9) })).toContain('2026-03-09: A today');
    setTimeZone('America/New_York');
    expect(lines(early, { time: at(3, 9) })).toContain('2026-03-02: A today');
  });

  it('counts overlaps and what is outside the season', () => {
    const { overlapping, outside } = timeline([
      quiz('A', at(3, 3), at(3, 5)),
      quiz('B', at(3, 4), at(3, 6)),
      quiz('C', at(3, 6), at(3, 7)),
      quiz('D', at(4, 1), at(4, 2)),
      quiz('E', at(3, 1), at(3, 2)),
    ]);
    expect([overlapping, outside]).toEqual([2, 2]);
  });

  it('has with each quiz what is said of its dates', () => {
    const { rows, undated } = timeline([quiz('A', at(3, 3), at(3, 5)), quiz('none', null, null)]);
    const notes = rows.flatMap((row) =>
      row.kind === 'week' ? row.entries.flatMap((entry) => (entry.kind === 'quiz' ? entry.notes : [])) : [],
    );
    expect([...notes, ...undated.flatMap((each) => each.notes)]).toEqual([
      { level: 'hint', sentence: 'Of Quiz A' },
      { level: 'hint', sentence: 'Of Quiz none' },
    ]);
  });

  it('keeps quizzes without a start apart', () => {
    const { rows, undated } = timeline([quiz('none', null, null), quiz('end only', null, at(3, 4))]);
    expect(undated.map(({ quiz: { id } }) => id)).toEqual(['none', 'end only']);
    expect(rows.map(line).join()).not.toMatch(/none|end only/);
  });

  it('lists a quiz of years in 53 weeks, and has its last day in the last one', () => {
    const { rows } = timeline([quiz('ever', at(3, 3), Date.UTC(2041, 2, 3))]);
    const spans = rows.flatMap((row) =>
      row.kind === 'week' ? row.entries.flatMap((entry) => (entry.kind === 'quiz' ? entry.span : [])) : [],
    );
    expect(spans).toHaveLength(53);
    expect(spans.map((span) => span?.until).filter(Boolean)).toEqual(['2041-03-03']);
    expect(spans.at(-1)).toHaveProperty('until');
  });

  it('bears dates of any year, and a season that ends before it starts', () => {
    const [first, last] = [Date.UTC(1, 0, 1), Date.UTC(9999, 11, 31, 23, 59)];
    const strange = { ...season, start: last, end: first };
    const quizzes = [
      quiz('ancient', first, at(3, 3)),
      quiz('last', last, last),
      quiz('ever', at(3, 3), last),
    ];
    const { rows, outside } = timeline(quizzes, { of: strange });
    expect(rows.map(line).join('; ')).toMatch(/ancient.*ever.*last/);
    expect(outside).toBe(3);
  });

  it('has an empty season’s dates and today', () => {
    expect(lines([])).toEqual(['2026-03-02: seasonStart', '2026-03-09: today', '2026-03-30: seasonEnd']);
    expect(lines([], { of: { ...season, start: null, end: null } })).toEqual(['2026-03-09: today']);
  });
});
