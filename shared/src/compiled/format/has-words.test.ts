import { fold, hasWords } from '.';

const finds = (text: string, search: string) => hasWords(fold(text), fold(search));

describe('a search for words', () => {
  it.each([
    ['Goliath and David', 'david goliath'],
    ['The Sermon on the Mount', 'mount  serm '],
    ['దావీదు, గొల్యాతు', 'గొల్యాతు దావీదు'],
    ['Jose\u0301 and his brothers', 'brothers josé'],
    ['Week\u00a012', '12 week'],
    ['Goliath', ''],
  ])('finds “%s” by “%s”', (text, search) => expect(finds(text, search)).toBe(true));

  it.each([
    ['Goliath and David', 'david saul'],
    ['Goliath', 'david'],
    ['Week 21', 'week 1'],
  ])('does not find “%s” by “%s”', (text, search) => expect(finds(text, search)).toBe(false));
});
