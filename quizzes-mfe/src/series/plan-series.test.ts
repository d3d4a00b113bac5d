import { setTimeZone } from '@console/shared/config';
import { formatMoment } from '@console/shared/format';
import { planSeries, quizzesToStore, quizIdIn, withChange, type SeriesValues } from './plan-series';
import { seriesForm } from './series.form';

const values = (own: Partial<SeriesValues> = {}): SeriesValues => ({
  ...seriesForm.blank,
  pattern: 'Week {n}: {title}',
  count: '3',
  start: '2026-11-22T06:00',
  end: '2026-11-23T20:00',
  ...own,
});
const titlesOf = (own: Partial<SeriesValues>) => planSeries(values(own)).map(({ title }) => title);
const startsOf = (own: Partial<SeriesValues>) => planSeries(values(own)).map(({ start }) => start);

afterEach(() => setTimeZone());

describe('the titles of a series', () => {
  it('have the number and the line of the list, which says how many quizzes there are', () => {
    const titles = 'Genesis\n\n  Exodus \r\nLeviticus\nNumbers';
    expect(titlesOf({ titles, firstNumber: '9' })).toEqual([
      'Week 9: Genesis',
      'Week 10: Exodus',
      'Week 11: Leviticus',
      'Week 12: Numbers',
    ]);
  });

  it('have no colon where there is no list', () =>
    expect(titlesOf({})).toEqual(['Week 1', 'Week 2', 'Week 3']));

  it('are the pattern alone where it names neither', () =>
    expect(titlesOf({ pattern: 'Quiz', titles: 'A\nB' })).toEqual(['Quiz', 'Quiz']));

  it('keep what looks like a pattern within a title', () =>
    expect(titlesOf({ pattern: '{title}', titles: "$& and $1\n$'" })).toEqual(['$& and $1', "$'"]));
});

describe('the dates of a series', () => {
  it('are every so many days, across months and a leap day', () =>
    expect(startsOf({ start: '2028-02-22T06:00', end: '2028-02-22T07:00' })).toEqual([
      '2028-02-22T06:00',
      '2028-02-29T06:00',
      '2028-03-07T06:00',
    ]));

  it('are on the chosen weekdays, from the first start on', () =>
    // 22 November 2026 is a Sunday.
    expect(startsOf({ rhythm: 'weekdays', monday: true, thursday: true, count: '4' })).toEqual([
      '2026-11-23T06:00',
      '2026-11-26T06:00',
      '2026-11-30T06:00',
      '2026-12-03T06:00',
    ]));

  it('have the same time of day on both sides of a change of the clock', () => {
    setTimeZone('Europe/London');
    const stored = quizzesToStore(
      'A'.repeat(20),
      values({ start: '2026-03-22T06:00', end: '2026-03-23T06:00' }),
    );
    expect(stored.map(({ start }) => new Date(Number(start)).toISOString())).toEqual([
      '2026-03-22T06:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
      '2026-04-05T05:00:00.000Z',
    ]);
    expect(stored.map(({ end }) => formatMoment(end).slice(-5))).toEqual(['06:00', '06:00', '06:00']);
  });
});

describe('a single quiz of a series', () => {
  const changed = (...changes: Parameters<typeof withChange>[2][]) =>
    values({ changes: changes.reduce<string>((text, change) => withChange(text, 1, change), '') });

  it('keeps its own values when the pattern changes', () =>
    expect(planSeries({ ...changed({ title: 'Easter' }), pattern: 'Day {n}' })).toMatchObject([
      { title: 'Day 1', isChanged: false },
      { title: 'Easter', isChanged: true },
      { title: 'Day 3', isChanged: false },
    ]));

  it('is as the pattern says again', () => expect(changed({ title: 'Easter' }, undefined).changes).toBe(''));

  it('is left out, also when it is as the pattern says again, and taken again', () => {
    const out = changed({ title: 'Easter' }, { isLeftOut: true }, undefined);
    expect(planSeries(out)[1]).toMatchObject({ title: 'Week 2', isLeftOut: true, isChanged: false });
    expect(quizzesToStore('A'.repeat(20), out).map(({ title }) => title)).toEqual(['Week 1', 'Week 3']);
    expect(changed({ isLeftOut: true }, { isLeftOut: undefined }).changes).toBe('');
  });

  it.each(['{', '[]', 'null', '7'])('is unchanged where a draft holds %s', (changes) =>
    expect(planSeries(values({ changes })).map(({ title }) => title)).toEqual(['Week 1', 'Week 2', 'Week 3']),
  );

  it('has an id of its own at every attempt', () => {
    const ids = Array.from({ length: 60 }, (_, index) => quizIdIn('B'.repeat(20), index));
    expect(new Set(ids).size).toBe(60);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
