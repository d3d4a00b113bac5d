import fc from 'fast-check';
import { questionNumber } from './option-marks';
import { readOptionLines, readQuestionLines } from './question-lines';

const bethlehem = {
  question: 'Where was Jesus born?',
  option1: 'Nazareth',
  option2: 'Bethlehem',
  option3: 'Jerusalem',
  option4: 'Capernaum',
  answer: '',
};
const cities = ['Nazareth', 'Bethlehem', 'Jerusalem', 'Capernaum'];
const read = (...texts: readonly string[]) => readQuestionLines(texts.join('\n'));
const valuesOf = (...texts: readonly string[]) => read(...texts)?.values;
const optionsOf = (...options: readonly string[]) => {
  const { option1, option2, option3, option4 } = valuesOf('Which?', ...options) ?? bethlehem;
  return [option1, option2, option3, option4];
};

describe('a question on lines', () => {
  it.each([
    ['nothing but its options', cities],
    ['empty lines between them', ['', 'Nazareth', 'Bethlehem', '', 'Jerusalem', 'Capernaum', '']],
    ['letters', ['A) Nazareth', 'B) Bethlehem', 'C) Jerusalem', 'D) Capernaum']],
    ['letters without a space', ['A)Nazareth', 'B)Bethlehem', 'C)Jerusalem', 'D)Capernaum']],
    ['small letters', ['a. Nazareth', 'b. Bethlehem', 'c. Jerusalem', 'd. Capernaum']],
    ['letters in brackets', ['(a) Nazareth', '(b) Bethlehem', '(c) Jerusalem', '(d) Capernaum']],
    ['letters in square brackets', ['[A] Nazareth', '[B] Bethlehem', '[C] Jerusalem', '[D] Capernaum']],
    ['letters and dashes', ['A - Nazareth', 'B – Bethlehem', 'C— Jerusalem', 'D - Capernaum']],
    ['letters and colons', ['A: Nazareth', 'B: Bethlehem', 'C: Jerusalem', 'D: Capernaum']],
    ['numbers', ['1. Nazareth', '2. Bethlehem', '3. Jerusalem', '4. Capernaum']],
    [
      'numbers and tabs, as Word pastes them',
      ['1.\tNazareth', '2.\tBethlehem', '3.\tJerusalem', '4.\tCapernaum'],
    ],
    [
      'spaces that do not break',
      ['A)\u00a0Nazareth', 'B)\u00a0Bethlehem', 'C)\u00a0Jerusalem', 'D)\u00a0Capernaum'],
    ],
    ['Telugu letters', ['అ) Nazareth', 'ఆ) Bethlehem', 'ఇ) Jerusalem', 'ఈ) Capernaum']],
    ['Telugu names of letters', ['ఎ. Nazareth', 'బి. Bethlehem', 'సి. Jerusalem', 'డి. Capernaum']],
  ])('is read with %s', (_what, options) => {
    expect(read('Where was Jesus born?', ...options)).toEqual({ values: bethlehem });
  });

  it.each(['\r\n', '\r', '\u2028', '\v'])('is read with lines that end with %j', (end) => {
    expect(readQuestionLines(['Where was Jesus born?', ...cities].join(end))).toEqual({ values: bethlehem });
  });

  it.each([
    ['a star before it', ['Nazareth', '*Bethlehem', 'Jerusalem', 'Capernaum']],
    ['a star after it', ['Nazareth', 'Bethlehem *', 'Jerusalem', 'Capernaum']],
    ['a star before its letter', ['A. Nazareth', '*B. Bethlehem', 'C. Jerusalem', 'D. Capernaum']],
    ['a star after its letter', ['A. Nazareth', 'B. *Bethlehem', 'C. Jerusalem', 'D. Capernaum']],
    ['bold type of WhatsApp', ['Nazareth', '*Bethlehem*', 'Jerusalem', 'Capernaum']],
    ['bold type of Markdown', ['A) Nazareth', '**B) Bethlehem**', 'C) Jerusalem', 'D) Capernaum']],
    ['bold type after its letter', ['A) Nazareth', 'B) *Bethlehem*', 'C) Jerusalem', 'D) Capernaum']],
    ['a tick', ['Nazareth', 'Bethlehem ✓', 'Jerusalem', 'Capernaum']],
    ['(correct)', ['Nazareth', 'Bethlehem (correct)', 'Jerusalem', 'Capernaum']],
    ['Answer: B', [...cities, 'Answer: B']],
    ['Answer: b.', [...cities, 'Answer: b.']],
    ['Ans: (b)', [...cities, 'Ans: (b)']],
    ['Ans. B', [...cities, 'Ans. B']],
    ['Answer B', [...cities, 'Answer B']],
    ['Answer - B', [...cities, 'Answer - B']],
    ['The correct answer is: B', [...cities, 'The correct answer is: B']],
    ['Answer: B) Bethlehem', [...cities, 'Answer: B) Bethlehem']],
    ['Answer: Option B', [...cities, 'Answer: Option B']],
    ['Answer: option two', [...cities, 'Answer: option two']],
    ['Correct option: 2', [...cities, 'Correct option: 2']],
    ['Correct: 2', [...cities, 'Correct: 2']],
    ['its text', [...cities, 'Answer: Bethlehem']],
    ['its text in other letters', [...cities, 'ANSWER: bethlehem']],
    ['జవాబు: its text', [...cities, 'జవాబు: Bethlehem']],
    ['సరైన సమాధానం: ఆ', [...cities, 'సరైన సమాధానం: ఆ']],
    ['a star and the same answer', ['Nazareth', 'Bethlehem *', 'Jerusalem', 'Capernaum', 'Answer: B']],
  ])('has the answer of %s', (_what, texts) => {
    expect(read('Where was Jesus born?', ...texts)).toEqual({
      values: { ...bethlehem, answer: 'Bethlehem' },
    });
  });

  it.each([
    ['the letter of one option and the text of another', ['A', 'C', 'D', 'B', 'Answer: B']],
    ['the number of one option and the text of another', ['4', '3', '2', '1', 'Answer: 3']],
    ['the letter of one option with the text of another', [...cities, 'Answer: A) Bethlehem']],
    ['no option', [...cities, 'Answer: Rome']],
    ['a fifth option', [...cities, 'Answer: E']],
    ['another option than the star', ['Nazareth', 'Bethlehem *', 'Jerusalem', 'Capernaum', 'Answer: A']],
    ['a letter of options out of order', ['d) Saul', 'c) David', 'b) Asa', 'a) Noah', 'Ans: b']],
    ['a number of options out of order', ['2. Saul', '1. David', '3. Asa', '4. Noah', 'Answer: 1']],
  ])('chooses none where the answer names %s, and says so', (_what, texts) => {
    const { values, unclearAnswer } = read('Which?', ...texts) ?? {};
    expect(values?.answer).toBe('');
    expect(unclearAnswer).toBe(texts[4]);
  });

  it.each([
    ['numbers', ['12', '7', '3', '40']],
    ['verses', ['1:14', '2:10', '3:16', '4:1']],
    ['times', ['1.30', '2.30', '3.30', '4.30']],
    ['years', ['A. D. 30', 'A. D. 33', 'A. D. 70', 'B. C. 4']],
    ['ranges', ['1 - 5', '2 - 6', '3 - 7', '4 - 8']],
    ['books', ['1 Samuel', '2 Samuel', '1 Kings', '2 Kings']],
    ['verses with brackets', ['(1:1)', '(2:1)', '(3:1)', '(4:1)']],
    ['marks in another order', ['B) Noah', 'A) Adam', 'C) Seth', 'D) Enos']],
    ['marks of only some', ['A) Noah', 'Adam', 'C) Seth', 'D) Enos']],
    [
      'a list of commandments',
      ['Do not kill', 'Honour your father: and mother', 'Do not steal', 'Keep the day'],
    ],
  ])('takes options that are %s as they are', (_what, options) => {
    expect(optionsOf(...options)).toEqual(options);
  });

  it.each([
    ['*1. Where was Jesus born?*', '*Ans: B*'],
    ['**Where was Jesus born?**', '**Answer:** B'],
    ['_Where_ was *Jesus* born?', '[Ans: _b_]'],
    ['[12/08/26, 7:42 pm] Grace: *Where was Jesus born?*', '*Answer*: *B) Bethlehem*'],
  ])('is read without the emphasis of %j and %j, as the import reads it', (question, answer) => {
    const marked = cities.map((city, index) => `${'ABCD'.charAt(index)}) ${city}`);
    expect(read(question, ...marked, answer)).toEqual({ values: { ...bethlehem, answer: 'Bethlehem' } });
    const bullets = cities.map((city) => `- _${city}_`);
    expect(read(question.replace('1. ', ''), ...bullets, answer)?.values).toEqual({
      ...bethlehem,
      answer: 'Bethlehem',
    });
  });

  it.each([
    ['అబకడ', 'జవాబు: క'],
    ['अबकड', 'उत्तर: क'],
    ['అబకడ', 'జవాబు: C'],
    ['కఖగఘ', 'జవాబు: గ'],
  ])('has the answer of the letter that the options %j have: %j', (letters, answer) => {
    const options = cities.map((city, index) => `${[...letters][index] ?? ''}) ${city}`);
    expect(valuesOf('Where was Jesus born?', ...options, answer)).toEqual({
      ...bethlehem,
      answer: 'Jerusalem',
    });
  });

  it('has no answer where all options are bold', () => {
    expect(valuesOf('Where was Jesus born?', ...cities.map((city) => `*${city}*`))).toEqual(bethlehem);
  });

  it('keeps all lines before the options as the question', () => {
    expect(valuesOf('He said: follow me.', 'Who was it?', 'Peter', 'John', 'Jesus', 'Paul')).toMatchObject({
      question: 'He said: follow me.\nWho was it?',
      option1: 'Peter',
    });
  });

  it.each([
    ['fewer than five lines', ['Where?', 'Here', 'There', 'Nowhere']],
    ['two options that are equal', ['Where?', 'Here', 'There', 'Here', 'Nowhere']],
    ['an option that is only a star', ['Where?', 'Here', 'There', '*', 'Nowhere']],
    ['two options with a star', ['Where?', '*Here', '*There', 'Yonder', 'Nowhere']],
    ['only four options and an answer', ['Here', 'There', 'Nowhere', 'Everywhere', 'Answer: A']],
    ['a reference among the options', ['Where?', 'Here', 'There', 'Yonder', 'Nowhere', 'Ref: Genesis 6:9']],
    ['a reference before the answer', ['Where?', ...cities, 'Reference – Luke 2', 'Answer: B']],
    ['an answer in an option', ['Where?', 'Here', 'There', 'Yonder', 'Nowhere Ans: B']],
    ['an answer that is not the last line', ['Where?', 'Here', 'There', 'Yonder', 'Ans: B', 'Nowhere']],
    ['an explanation', ['Where?', ...cities, 'Explanation: see Luke']],
    ['two questions', ['Where?', ...cities, 'Who?', 'Peter', 'Paul', 'John', 'James']],
    [
      'two questions with marks',
      ['First', 'A) 1', 'B) 2', 'C) 3', 'D) 4', 'Second', 'A) 5', 'B) 6', 'C) 7', 'D) 8'],
    ],
  ])('is not read from %s', (_what, texts) => {
    expect(read(...texts)).toBeUndefined();
  });

  it('loses its number where its options are marked', () => {
    const options = ['A) One', 'B) Two', 'C) Three', 'D) Four'];
    expect(valuesOf('12. How many?', ...options)?.question).toBe('How many?');
    expect(valuesOf('Q3) How many?', ...options)?.question).toBe('How many?');
    expect(valuesOf('12. How many?', 'One', 'Two', 'Three', 'Four')?.question).toBe('12. How many?');
    expect(valuesOf('1 Samuel tells of whom?', ...options)?.question).toBe('1 Samuel tells of whom?');
  });

  it('is read back as it was written', () => {
    const word = fc.stringMatching(/^[\p{L}][\p{L}\p{M} ]{0,20}$/u).map((text) => text.trim());
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 5, maxLength: 5 }), fc.nat(3), (texts, correct) => {
        const [question = '', ...options] = texts;
        const starred = options.map((option, index) => (index === correct ? `${option} *` : option));
        expect(valuesOf(question, ...starred)).toMatchObject({
          question,
          option1: options[0],
          answer: options[correct],
        });
      }),
    );
  });

  it('loses no letter and no digit of any text, beside marks, stars and the line of the answer', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 12 });
    const contents = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
    fc.assert(
      fc.property(fc.array(line, { minLength: 5, maxLength: 8 }), (texts) => {
        const found = read(...texts);
        if (!found) return;
        const { question, option1, option2, option3, option4 } = found.values;
        const kept = contents([question, option1, option2, option3, option4].join(''));
        const marks = 4;
        const number = questionNumber.exec(texts[0]?.trim() ?? '')?.[0] ?? '';
        expect(kept).toBeGreaterThanOrEqual(
          contents(texts.join('')) - marks - contents(number) - contents(found.unclearAnswer ?? ''),
        );
      }),
    );
  });
});

describe('options without a question', () => {
  const four = { option1: 'Moses', option2: 'Aaron', option3: 'Caleb', option4: 'Gideon' };

  it.each([
    ['lines', 'Moses\nAaron\nCaleb\nGideon\n', ''],
    ['marked lines of Windows', 'A. Moses\r\nB. Aaron\r\nC. Caleb\r\nD. Gideon', ''],
    ['cells of a spreadsheet', 'Moses\tAaron\tCaleb\tGideon\n', ''],
    ['a star', 'Moses\nAaron *\nCaleb\nGideon', 'Aaron'],
    ['an answer', 'Moses\nAaron\nCaleb\nGideon\nAnswer: D', 'Gideon'],
  ])('are read from %s', (_, text, answer) => {
    expect(readOptionLines(text)).toMatchObject({ ...four, answer });
  });

  it.each(['Moses', 'Moses\nAaron\nCaleb', 'Who led?\nMoses\nAaron\nCaleb\nGideon', 'Moses\nMoses\nA\nB'])(
    'are not read from %j',
    (text) => {
      expect(readOptionLines(text)).toBeUndefined();
    },
  );
});
