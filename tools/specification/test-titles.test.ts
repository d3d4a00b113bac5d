import { countTests, readTestTitles } from './test-titles';

const titles = readTestTitles(`
describe('season list', () => {
  it('shows a spinner @2.28 @9.01', () => {});
  it('answers', () => {});
  it.each([['Admin', 2], ['Manager', 1]])('lets %s see %i seasons @2.23', () => {});
  it.each([['/seasons', '@2.10'], ['/history', '']])('serves %s %s', () => {});
  it('is said twice', () => {});
  it.each(['is said twice', 'is in a row @6.04'])('%s', () => {});
  it.skip('is not played @1.01', () => {});
  it.todo('is not written');
  describe('its pager', () => { it('answers', () => {}); });
});
describe.skip('a group that is not played', () => { it('is in it @1.02', () => {}); });
test.describe('a visitor', () => {
  for (const path of ['/seasons', '/home']) test(\`is sent away from \${path} @2.05\`, async () => {});
});
test.describe.serial('a walk', () => { test('ends', async () => {}); });
const words = "it('is only a text', () => {})";`);

describe('a test is found', () => {
  it.each([
    'shows a spinner',
    'season list › shows a spinner',
    'its pager › answers',
    'season list › its pager › answers',
    'lets %s see %i seasons',
    'is said twice',
    'is in a row',
    'season list › lets Admin see 2 seasons',
    'is sent away from ${path}',
    'a visitor › is sent away from /home',
    'a walk › ends',
  ])('by %s', (name) => expect(countTests(titles, name)).toBe(1));

  it.each([
    'shows a spinne',
    'shows a spinner!',
    'its pager › shows a spinner',
    'pager › answers',
    'lets Host see 2 seasons',
    'is not played',
    'is not written',
    'is in it',
    'is only a text',
  ])('but not by %s', (name) => expect(countTests(titles, name)).toBe(0));

  it('twice by a title that two groups have', () => expect(countTests(titles, 'answers')).toBe(2));
});

describe('tags belong', () => {
  const testOf = (tag: string) => titles.tagged.filter(({ tags }) => tags.includes(`@${tag}`));

  it.each([
    ['2.28', 'season list › shows a spinner'],
    ['9.01', 'season list › shows a spinner'],
    ['2.23', 'season list › lets %s see %i seasons'],
    ['2.05', 'a visitor › is sent away from ${path}'],
    ['6.04', 'season list › is in a row'],
    ['2.10', 'season list › serves /seasons'],
  ])('to a test: %s', (tag, name) =>
    expect(testOf(tag).map(({ test }) => test?.join(' › '))).toEqual([name]),
  );

  it.each(['1.01', '1.02'])('to no test that is skipped: %s', (tag) =>
    expect(testOf(tag)).toEqual([expect.objectContaining({ test: undefined })]),
  );
});
