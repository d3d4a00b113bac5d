import type { Question } from '../question';
import { isFound, markedParts } from './search-questions';
import { searchTerms } from './search-terms';

const zacchaeus: Question = {
  id: 'N1',
  text: 'Whose house in Jericho did Jesus enter?',
  options: ['Zachée', 'Simon the Pharisee', 'Matthew Levi', 'Jairus'],
  answer: 'Zachée',
};
const ark: Question = {
  id: 'N2',
  text: 'ఓడలో ఎంతమంది ఉన్నారు?',
  options: ['ఇద్దరు', 'ఎనిమిది మంది', 'ఆరుగురు', 'పది మంది'],
  answer: 'Eight people',
};

const found = (question: Question, search: string) => isFound(question, searchTerms(search));
const marks = (question: Question, search: string) =>
  markedParts(question, searchTerms(search)).map(({ name, text, ranges }) => [
    name,
    ...ranges.map(([start, end]) => text.slice(start, end)),
  ]);

describe('the terms of a search', () => {
  it.each([
    ['', []],
    ['  Who  led ', ['who', 'led']],
    ['who “Led  Israel” who', ['who', 'led israel']],
    ['"led isr', ['led isr']],
    ['"" "  " a', ['a']],
    ['క్రీస్తు యేసు', ['క్రీస్తు', 'యేసు']],
  ])('of %j are %j', (search, terms) => expect(searchTerms(search)).toEqual(terms));
});

describe('a question', () => {
  it.each([
    [zacchaeus, 'jericho', true],
    [zacchaeus, 'levi JERICHO zachee', true],
    [zacchaeus, 'levi jordan', false],
    [zacchaeus, '"Jesus enter"', true],
    [zacchaeus, '"enter Jesus"', false],
    [zacchaeus, 'enter Jesus', true],
    [zacchaeus, '"Zachée Simon"', false],
    [ark, 'మంది', true],
    [ark, 'ఎనిమిది ఉన్నారు', true],
    [ark, 'ఎనిమద', false],
    [ark, 'eight', true],
  ])('%j and %j: %j', (question, search, expected) => expect(found(question, search)).toBe(expected));

  it('has its terms marked in each part, an answer only where it is none of the options', () => {
    expect(marks(zacchaeus, 'zachee')).toEqual([[0, 'Zachée']]);
    expect(marks(zacchaeus, 'je si')).toEqual([
      ['question', 'Je', 'Je'],
      [1, 'Si'],
    ]);
    expect(marks(ark, 'మంది eight')).toEqual([
      ['question', 'మంది'],
      [1, 'మంది'],
      [3, 'మంది'],
      ['answer', 'Eight'],
    ]);
  });

  it('has overlapping and adjacent marks made one', () => {
    expect(marks(zacchaeus, 'jeri richo')).toEqual([['question', 'Jericho']]);
    expect(marks(zacchaeus, 'jeri cho')).toEqual([['question', 'Jericho']]);
  });
});
