import { change, set } from '../contest/attempts';
import { at } from '../contest/contest';
import { question, start } from '../contest/documents';
import { fieldsOfShapes, type Field } from '../contest/shapes';
import { useContest, type Attempt } from '../contest/use-contest';
import { bytes, decimal, place } from '../protocol/values';

const contest = useContest();

const neither = [null, true, [], ['Noah'], {}, { text: 'Noah' }, bytes, place];
const noText = [...neither, 7, 7.5, Number.NaN, start];

/** Values that such a field must not have. */
function wrongFor(holds: Field): readonly unknown[] {
  if (typeof holds === 'object') return noText;
  switch (holds) {
    case 'id':
    case 'email':
      return [...noText, '', 'other'];
    case 'texts':
      return [...noText, [{}], [''], [null], [7], 'x'].filter((wrong) => JSON.stringify(wrong) !== '[]');
    case 'flag':
      return [...noText, 'true', 0].filter((wrong) => wrong !== true);
    case 'plain':
      return [...noText, 'a@example.org', 'ఆదికాండము', 'two\nlines', 'x'.repeat(301)];
    case 'choice':
      return [...noText, '', 'yes', 'ACTIVE', ' active'];
    case 'time':
      return [...neither, 7, 7.5, '2026-01-01T06:00:00Z', { seconds: 1, nanoseconds: 0 }];
    case 'whole':
      return [...neither, '10', 0.5, decimal, -1, Number.NaN, Number.POSITIVE_INFINITY, start];
  }
}

describe('no document is written with a field of another type', () => {
  it.each(fieldsOfShapes)('$document: $field', ({ shape, field, holds }) => {
    const { stored, write } = shape;
    const attempts = wrongFor(holds).flatMap((wrong): Attempt[] => [
      (database, me) => database.commit(...write(me, { [field]: wrong })),
      // The stored leaderboard has no limits, and null counts as no limit.
      ...(stored && !(shape.name === 'leaderboard' && wrong === null)
        ? [change(stored, { [field]: wrong })]
        : []),
    ]);
    return contest.refusesAll(['admin'], ...attempts);
  });

  it.each(['option_1', 'option_2', 'option_3', 'option_4'])(
    'question: %s, which is also the answer',
    (option) =>
      contest.refusesAll(
        ['admin'],
        ...noText.flatMap((wrong): Attempt[] => {
          const fields = { [option]: wrong, answer: wrong };
          return [
            set(`${at.upcoming}/questions/new`, question('new', 'upcoming', fields)),
            change(`${at.upcoming}/questions/q1`, fields),
          ];
        }),
      ),
  );
});
