import fc from 'fast-check';
import { refusal } from '../testing/expected';
import { listStyle, questions, write, type ListStyle, type Written } from '../testing/written-lists';
import type { ImportedSource } from '../imported';
import { readText } from '../read-text';

const inShort = ({ question, options, answer }: Written): string =>
  [question, ...options, options[answer]].join(' | ');

/** The rows that are stored unless a person decides otherwise. */
const good = ({ rows }: ImportedSource): string[] =>
  rows
    .filter(({ faults, notes }) => faults.length === 0 && !notes.some(({ kind }) => kind === 'unsure-lines'))
    .map(({ values: { question, option1, option2, option3, option4, answer } }) =>
      [question, option1, option2, option3, option4, answer].join(' | '),
    );

/** All texts that a person sees of a source. */
const seen = ({ rows, leftOver = [] }: ImportedSource): string =>
  [
    ...rows.flatMap(({ values, faults }) => [...Object.values(values), JSON.stringify(faults)]),
    ...leftOver.map(({ text }) => text),
  ].join('\n');

const hasAnswers = (style: ListStyle): boolean => style.answer !== 'none';

describe('a list of questions', () => {
  it('in one style reads back the same', () =>
    fc.assert(
      fc.property(questions, listStyle.filter(hasAnswers), (list, style) => {
        expect(good(readText(write(list, [style])))).toEqual(list.map(inShort));
      }),
      { numRuns: 400 },
    ));

  it('in a mixture of styles never stores another question and loses none', () =>
    fc.assert(
      fc.property(
        questions,
        fc.array(listStyle, { minLength: 2, maxLength: 3 }),
        listStyle,
        (list, styles, { number }) => {
          // Numbers are those of a list.
          const text = write(
            list,
            styles.map((style) => ({ ...style, number })),
          );
          const wanted = list.map(inShort);
          // A list without answers and letters may be refused as a whole, with a reason.
          if (refusal(text) !== undefined) return;
          const source = readText(text);
          expect(good(source).filter((row) => !wanted.includes(row))).toEqual([]);
          expect(list.filter(({ question }) => !seen(source).includes(question))).toEqual([]);
        },
      ),
      { numRuns: 400 },
    ));

  it('without answers stores none', () =>
    fc.assert(
      fc.property(questions, listStyle, (list, style) => {
        const text = write(list, [{ ...style, answer: 'none', marking: 'A)' }]);
        expect(good(readText(text))).toEqual([]);
      }),
      { numRuns: 100 },
    ));

  const letters = ({ answer }: Written) => 'ABCD'.charAt(answer);
  const unanswered = listStyle.map((style): ListStyle => ({ ...style, marking: 'A)', answer: 'none' }));

  it('with the letters of all answers below it reads back the same, and with one fewer stores none', () =>
    fc.assert(
      fc.property(questions, unanswered, fc.constantFrom(', ', ' ', '; '), (list, style, between) => {
        const [last, ...others] = list.map(letters).reverse();
        const keyed = (key: (string | undefined)[]) =>
          good(readText(`${write(list, [style])}\nAnswers: ${key.reverse().join(between)}`));
        expect(keyed([last, ...others])).toEqual(list.map(inShort));
        if (others.length > 1) expect(keyed(others)).toEqual([]);
      }),
      { numRuns: 100 },
    ));

  it('in rounds with numbers of their own reads back the same with a key in rounds, and not with a shorter one', () =>
    fc.assert(
      fc.property(questions, unanswered, fc.constantFrom(' ', '\n'), (list, style, between) => {
        const half = Math.ceil(list.length / 2);
        const rounds = [list.slice(0, half), list.slice(half)];
        const text = rounds.map((round) => write(round, [{ ...style, number: '1. ', title: '' }]));
        const key = rounds.map((round) => round.map((one, index) => `${index + 1}. ${letters(one)}`));
        const keyed = (pairs: string[][]) =>
          good(
            readText(
              [
                ...text.flatMap((lines, index) => [`Round ${index + 1}`, lines]),
                ['Answers', ...pairs.flatMap((round, index) => [`Round ${index + 1}:`, ...round])].join(
                  between,
                ),
              ].join('\n'),
            ),
          );
        expect(keyed(key)).toEqual(list.map(inShort));
        expect(keyed(key.map((round) => round.slice(0, -1)))).toEqual([]);
      }),
      { numRuns: 100 },
    ));
});
