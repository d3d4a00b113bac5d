import { limits } from '../../shared/src/compiled/model/limits';
import { at } from '../contest/contest';
import { set } from '../contest/attempts';
import { notification, question, newSeasonId, season } from '../contest/documents';
import { fieldsOfShapes } from '../contest/shapes';
import { useContest, type Attempt } from '../contest/use-contest';

const contest = useContest();

const texts = fieldsOfShapes.flatMap(({ holds, field, ...more }) => {
  if (typeof holds !== 'object' || field === 'button_link') return [];
  return [{ ...more, field, longest: 'text' in holds ? holds.text : holds.note, isNote: 'note' in holds }];
});

describe('texts have a maximum length', () => {
  it.each(texts)(
    '$document: $field of $longest characters, and not one more',
    async ({ shape, field, longest }) => {
      const write =
        (text: string): Attempt =>
        (database, me) =>
          database.commit(...shape.write(me, { [field]: text }));
      await contest.refuses(write('x'.repeat(longest + 1)), write('క'.repeat(longest + 1)));
      await contest.allows('admin', write('x'.repeat(longest)));
      await contest.allows('admin', write('క'.repeat(longest)));
      // Each counts as two characters, here and in the forms.
      await contest.refuses(write(`${'😀'.repeat(longest / 2)}x`));
      await contest.allows('admin', write('😀'.repeat(longest / 2)));
    },
  );

  it.each(texts.filter(({ isNote, document }) => !isNote && document !== 'deletion marker'))(
    '$document: $field is not empty',
    ({ shape, field }) =>
      contest.refuses((database, me) => database.commit(...shape.write(me, { [field]: '' }))),
  );

  it('question: an option that is the answer, of 1000 characters, and not one more', async () => {
    const write = (text: string) =>
      set(`${at.upcoming}/questions/new`, question('new', 'upcoming', { option_1: text, answer: text }));
    await contest.refuses(write('x'.repeat(limits.option + 1)), write(''));
    await contest.allows('host', write('x'.repeat(limits.option)));
  });

  it('notification: a link of 2000 characters, and not one more', async () => {
    const write = (length: number) =>
      set(at.notification, notification({ type: 'Button', button_link: 'https://'.padEnd(length, 'x') }));
    await contest.refuses(write(limits.link + 1));
    await contest.allows('host', write(limits.link));
  });

  it('season: an e-mail of 254 characters, and not one more', async () => {
    const write = (length: number) =>
      set(at.newSeason, season(newSeasonId, { host_additional_email: '@example.org'.padStart(length, 'x') }));
    await contest.refuses(write(limits.email + 1));
    await contest.allows('manager', write(limits.email));
  });

  it('a document of more than a mebibyte is malformed', () =>
    contest.findsMalformed(set(at.newSeason, season(newSeasonId, { discription: 'x'.repeat(1_048_576) }))));
});
