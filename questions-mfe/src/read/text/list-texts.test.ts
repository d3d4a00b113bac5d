import { read, summary } from '../testing/expected';

/*
 * What does not belong to the texts of questions and options is taken off, or a person looks at the row.
 */

const options = 'a) Moses\nb) Saul\nc) Noah\nd) Caleb';
const who = (number: string) => `${number}Who built the ark?\n${options}\nAns: c`;
const whoElse = (number: string) => `${number}Who slew Goliath?\n${options.replace('Noah', 'David')}\nAns: c`;
const ark = 'Who built the ark?|Moses|Saul|Noah|Caleb → Noah';
const goliath = 'Who slew Goliath?|Moses|Saul|David|Caleb → David';
const unsureOf = (text: string) =>
  read(text).rows.map(({ notes }) =>
    notes.flatMap((note) => (note.kind === 'unsure-lines' ? note.texts : [])),
  );

describe('numbers in keycaps', () => {
  it.each([
    ['9️⃣ ', '🔟 '],
    ['1️⃣0️⃣ ', '1️⃣1️⃣ '],
    ['1️⃣9️⃣. ', '2️⃣0️⃣. '],
    ['⑨ ', '⑩ '],
  ])('%s and %s are no parts of questions', (one, two) =>
    expect(summary(read(`${who(one)}\n${whoElse(two)}`))).toEqual([ark, goliath]),
  );
});

describe('a line that is joined to an option', () => {
  it.each([
    [options.replace('Caleb', 'Caleb\nthank you all'), 'thank you all'],
    [`${options}\ngod bless you`, 'god bless you'],
    ...['p.t.o.', '(contd…)', 'https://page.com/2', 'page.com/2', 'who led them'].map((line) => [
      options.replace('\nc)', `\n${line}\nc)`),
      line,
    ]),
    [options.replaceAll('\n', ',\n') + ',\nthank you all', 'thank you all'],
  ])('is named: %j', (lines, line) => expect(unsureOf(`1. Who?\n${lines}\nAns: a`)).toEqual([[line]]));
});
