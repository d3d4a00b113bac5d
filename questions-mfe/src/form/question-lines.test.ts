import fc from 'fast-check';
import { readQuestionLines } from './question-lines';

const bethlehem = {
  question: 'Where was Jesus born?',
  option1: 'Nazareth',
  option2: 'Bethlehem',
  option3: 'Jerusalem',
  option4: 'Capernaum',
  answer: '',
};
const answered = { ...bethlehem, answer: 'Bethlehem' };
const lines = (...texts: readonly string[]) => readQuestionLines(texts.join('\n'));

describe('a question on lines', () => {
  it.each([
    [
      'the question and its options',
      ['Where was Jesus born?', 'Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum'],
    ],
    [
      'empty lines between them',
      ['Where was Jesus born?', '', 'Nazareth', 'Bethlehem', '', 'Jerusalem', 'Capernaum', ''],
    ],
    ['letters', ['Where was Jesus born?', 'A) Nazareth', 'B) Bethlehem', 'C) Jerusalem', 'D) Capernaum']],
    [
      'letters in brackets',
      ['Where was Jesus born?', '(a) Nazareth', '(b) Bethlehem', '(c) Jerusalem', '(d) Capernaum'],
    ],
    ['numbers', ['Where was Jesus born?', '1. Nazareth', '2. Bethlehem', '3. Jerusalem', '4. Capernaum']],
  ])('is read with %s', (_what, texts) => {
    expect(lines(...texts)).toEqual(bethlehem);
  });

  it.each([
    ['a star before it', ['Nazareth', '*Bethlehem', 'Jerusalem', 'Capernaum']],
    ['a star after it', ['Nazareth', 'Bethlehem *', 'Jerusalem', 'Capernaum']],
    ['a star before its letter', ['A. Nazareth', '*B. Bethlehem', 'C. Jerusalem', 'D. Capernaum']],
    ['a line with its letter', ['Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum', 'Answer: B']],
    ['a line with its letter in brackets', ['Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum', 'Ans: (b)']],
    ['a line with its number', ['Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum', 'Correct option: 2']],
    ['a line with its text', ['Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum', 'జవాబు: Bethlehem']],
  ])('has the answer of %s', (_what, texts) => {
    expect(lines('Where was Jesus born?', ...texts)).toEqual(answered);
  });

  it('keeps all lines before the options as the question', () => {
    expect(lines('He said: follow me.', 'Who was it?', 'Peter', 'John', 'Jesus', 'Paul')).toMatchObject({
      question: 'He said: follow me.\nWho was it?',
      option1: 'Peter',
    });
  });

  it('takes numbers that are options for options', () => {
    expect(lines('How many?', '12', '7', '3', '40')).toMatchObject({ option1: '12', option4: '40' });
    expect(lines('How many?', '12', '7', '3', '40', 'Answer: 3')).toMatchObject({ answer: '3' });
  });

  it.each([
    ['fewer than five lines', ['Where?', 'Here', 'There', 'Nowhere']],
    ['two options that are equal', ['Where?', 'Here', 'There', 'Here', 'Nowhere']],
    ['an option that is only a star', ['Where?', 'Here', 'There', '*', 'Nowhere']],
    ['only four options', ['Here', 'There', 'Nowhere', 'Everywhere', 'Answer: A']],
  ])('is not read from %s', (_what, texts) => {
    expect(lines(...texts)).toBeUndefined();
  });

  it('is read back as it was written', () => {
    const word = fc.stringMatching(/^[\p{L}][\p{L}\p{M} ]{0,20}$/u).map((text) => text.trim());
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 5, maxLength: 5 }), fc.nat(3), (texts, correct) => {
        const [question = '', ...options] = texts;
        const starred = options.map((option, index) => (index === correct ? `${option} *` : option));
        const found = lines(question, ...starred);
        expect(found).toMatchObject({ question, option1: options[0], answer: options[correct] });
      }),
    );
  });
});
