import fc from 'fast-check';
import { refusal } from '../../testing/expected';
import { listStyle, questions, write, type ListStyle, type Written } from '../../testing/written-lists';
import type { ImportedSource } from '../imported';
import { readText } from '../read-source';

const inShort = ({ question, options, answer }: Written): string =>
  [question, ...options, options[answer]].join(' | ');

const good = ({ rows }: ImportedSource): string[] =>
  rows
    .filter(({ faults }) => faults.length === 0)
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
});
