import { read } from '../testing/expected';

/*
 * An answer that a line below it could correct is not stored by itself.
 */

const ark = '1. Who built the ark?\na) Moses\nb) Saul\nc) Noah\nd) Caleb';
const giant = '2. Who killed Goliath?\na) Saul b) Jonathan c) David d) Abner';
const faultsOf = (text: string) => read(text).rows.map(({ faults }) => faults.map(({ kind }) => kind));
/** The lines that each row asks a person about; a row with such lines is not stored by itself. */
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );
const withoutNumbers = (text: string) => text.replace(/^\d\. /gm, '');

describe('a line below an answer', () => {
  it.each([
    'Correction: c',
    "oops it's c",
    '*c',
    '(c)',
    'Wrong. It is c',
    'It is c, not b',
    'Sorry, my mistake',
    "It's Noah",
    'Noah',
    'Explanation: The ark was built by (c)',
  ])('that names another option, or begins as a correction, is looked at: %j', (line) => {
    const text = `${ark}\nAns: b\n${line}\n${giant}\nAns: c`;
    expect(unsureOf(text)).toEqual([[line], []]);
    expect(unsureOf(`${giant}\nAns: c\n${ark}\nAns: b\n${line}`)).toEqual([[], [line]]);
    expect(unsureOf(withoutNumbers(text))[0]).toEqual([line]);
  });

  it('is looked at below a tick as well', () =>
    expect(
      unsureOf(`${ark.replace('Saul', 'Saul ✅')}\n\nit is c\n\n${giant.replace('David', 'David ✅')}`),
    ).toEqual([['it is c'], []]));

  it.each([
    'Explanation: A man of God, 586 B.C. (Genesis 6)',
    "God's covenant is a sign",
    'Genesis 6:14',
    'Ref: 1 Samuel 17',
    'c) is right',
    'Noah',
    'Section B',
    'Well done 👏',
    'ఆ మనిషి నోవహు',
    '17',
  ])('that does not is none: %j', (line) =>
    expect(unsureOf(`${ark}\nAns: c\n${line}\n${giant}\nAns: c`)).toEqual([[], []]),
  );

  it.each(['Ans: b (should be c)', 'Ans: b (it is c)', 'Ans: b (c is right)'])(
    'and words behind it: %j',
    (answer) => expect(faultsOf(`${ark}\n${answer}\n${giant}\nAns: c`)).toEqual([['unclear-answer'], []]),
  );

  it.each(['Ans: b (a man of God)', 'Ans: b (c. 1000 BC)', 'Ans: b (1 Samuel 9:2)'])(
    'words that name no other option: %j',
    (answer) => expect(faultsOf(`${ark}\n${answer}\n${giant}\nAns: c`)).toEqual([[], []]),
  );

  it.each(['Explanation: The correct answer is c)', 'Explanation: The correct answer is c) Noah'])(
    'with another answer leaves none, or is looked at: %j',
    (line) => {
      const text = `${ark}\nAnswer: b\n${line}`;
      expect([...faultsOf(text), ...unsureOf(text)].flat()).not.toEqual([]);
    },
  );
});

describe('a line below a key', () => {
  it.each(['Correction: Q2 - c', 'Sorry 2-c', 'No. 2 is c'])(
    'is about the question that it names: %j',
    (line) => {
      expect(unsureOf(`${ark}\n${giant}\n1-a 2-b\n${line}`)).toEqual([[], [line]]);
      expect(unsureOf(`${giant}\n${ark.replace('1', '3')}\n2-b 3-b\n${line}`)[0]).toEqual([line]);
    },
  );

  it.each(["oops it's d", 'Correction', 'it is d'])('or else about each of them: %j', (line) =>
    expect(unsureOf(`${ark}\n${giant}\nAnswers: 1-a 2-b\n${line}`)).toEqual([[line], [line]]),
  );

  it('is none where it thanks', () =>
    expect(unsureOf(`${ark}\n${giant}\nAnswers: 1-c 2-c\nGod bless you all`)).toEqual([[], []]));
});

it('replies above the answer are none', () => {
  const from = (name: string, minute: number) => `[12/08/26, 7:${minute} pm] ${name}: `;
  const text = [ark, giant]
    .map(
      (question) => `${from('Grace', 42)}${question}\n${from('Ravi', 43)}It is b\n${from('Grace', 44)}Ans: c`,
    )
    .join('\n');
  expect(unsureOf(text)).toEqual([[], []]);
});
