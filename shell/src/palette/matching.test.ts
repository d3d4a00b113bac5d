import { matching } from './matching';

const items = ['Gospels 2026', 'Évangiles', 'మత్తయి సువార్త', 'The Gospels again'].map((title) => ({ title }));
const found = (search: string) => matching(items, search).map(({ title }) => title);

describe('the search of the palette', () => {
  it.each([
    ['', items.map(({ title }) => title)],
    ['gospels', ['Gospels 2026', 'The Gospels again']],
    ['2026 gosp', ['Gospels 2026']],
    ['evang', ['Évangiles']],
    ['సువార్త', ['మత్తయి సువార్త']],
    ['సువర్త', []],
    ['nothing', []],
  ])('finds for %j: %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it.each([
    ['Jose\u0301', 'josé'],
    ['Week\u00a01', 'week 1'],
    ['క్రీస్తు\u200c జననం', 'జననం క్రీస్తు'],
  ])('finds “%s”, copied from elsewhere, by “%s”', (title, search) =>
    expect(matching([{ title }], search)).toHaveLength(1),
  );

  it('puts what has exactly this title first', () => {
    const weeks = ['Week 13', 'Week 12', 'Week 1'].map((title) => ({ title, hint: 'Upcoming' }));
    expect(matching(weeks, 'Week 1').map(({ title }) => title)).toEqual(['Week 1', 'Week 13', 'Week 12']);
  });

  it('finds by the hint, too', () => {
    expect(matching([{ title: 'Week 1', hint: 'Upcoming' }], 'week upco')).toHaveLength(1);
  });
});
