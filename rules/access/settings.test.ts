import { at } from '../contest/contest';
import { change, get, list, remove, set } from '../contest/attempts';
import { ads, leaderboard, notification } from '../contest/documents';
import { staff, useContest, type Decision } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();
const button = (link: string) => notification({ type: 'Button', button_link: link });

describe('who may do what with the settings of a season', () => {
  it.each<Decision>([
    ['read the notification', get(at.notification), staff],
    ['read the notification of another’s season', get('season_top_notification/other'), ['admin']],
    ['change the notification @6.13', change(at.notification, { title: 'Hello' }), staff],
    ['notify in another’s season', change('season_top_notification/other', { title: 'Hello' }), ['admin']],
    ['link a button to a web page', set(at.notification, button('https://example.org')), staff],
    ['link a button to nothing yet', set(at.notification, button('')), staff],
    ['delete the notification', remove(at.notification), staff],
    ['delete the notification of another’s season', remove('season_top_notification/other'), ['admin']],
    ['list the notifications', list('season_top_notification'), []],
    [
      'limit the leaderboard @6.13',
      change(at.leaderboard, { type: 'limit', limit_one: 1, limit_two: 25 }),
      staff,
    ],
    ['limit the leaderboard without limits', change(at.leaderboard, { type: 'limit' }), []],
    ['limit the leaderboard to a negative number', change(at.leaderboard, { limit_one: -1 }), []],
    [
      'give the leaderboard an unknown appearance',
      set(at.leaderboard, leaderboard({ appearance: 'type-3' })),
      [],
    ],
    ['delete the leaderboard', remove(at.leaderboard), staff],
    ['delete the leaderboard of another’s season', remove('season_leaderbaord_setting/other'), ['admin']],
    ['list the leaderboards', list('season_leaderbaord_setting'), []],
    ['read the ads settings @2.80', get(at.ads), ['admin']],
    ['change the ads settings @6.06', set(at.ads, ads({ rs_to_sh_show: 'Yes' })), ['admin']],
    ['set the ads to something unknown', set(at.ads, ads({ rs_to_sh_show: 'Maybe' })), []],
    ['delete the ads settings', remove(at.ads), ['admin']],
    ['list the ads settings', list('season_ads_controller'), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' https://example.org',
    'data:text/html,x',
    'intent://example.org',
    'https://',
    'https:example.org',
    'see https://example.org',
    'https://example.org and more',
    'https://example.org\njavascript:alert(1)',
  ])('no one links a button to %j, nor stores that link in a note', (link) =>
    contest.refuses(
      set(at.notification, button(link)),
      set(at.notification, notification({ button_link: link })),
      change(at.notification, { button_link: link }),
    ),
  );

  it('a button link may have its scheme in capitals', async () => {
    await contest.allowsOnly(staff, set(at.notification, button('HTTPS://example.org')));
  });

  it('a note keeps a bad link of another client until it is repaired', async () => {
    await contest.given(writes.set(at.notification, notification({ button_link: 'javascript:alert(1)' })));
    await contest.refuses(change(at.notification, { title: 'Hello', button_link: 'javascript:alert(2)' }));
    await contest.allowsOnly(staff, change(at.notification, { title: 'Hello' }));
    await contest.allowsOnly(staff, change(at.notification, { button_link: '' }));
  });

  it.each(['description', 'button_text', 'button_link'])(
    'no one sets a missing %s to null',
    async (field) => {
      await contest.given(writes.set(at.notification, notification({ [field]: undefined })));
      await contest.refuses(change(at.notification, { [field]: null }));
      await contest.allowsOnly(staff, change(at.notification, { title: 'Hello' }));
    },
  );

  it('no one turns a note into a button while its link is a script', async () => {
    await contest.given(writes.set(at.notification, notification({ button_link: 'javascript:alert(1)' })));
    await contest.refuses(change(at.notification, { type: 'Button' }));
  });

  it('they edit a document whose number is NaN', async () => {
    const odd = leaderboard({ type: 'all', limit_one: Number.NaN, limit_two: Number.NaN });
    await contest.given(writes.set(at.leaderboard, odd));
    await contest.refuses(
      change(at.leaderboard, { limit_one: 'ten' }),
      change(at.leaderboard, { limit_one: 1.5 }),
    );
    await contest.allowsOnly(staff, change(at.leaderboard, { appearance: 'type-2' }));
  });

  it('they edit a limited leaderboard whose limits are floats, but store no float', async () => {
    const odd = leaderboard({ type: 'limit', limit_one: 1.5, limit_two: 25 });
    await contest.given(writes.set(at.leaderboard, odd));
    await contest.refuses(change(at.leaderboard, { limit_one: 2.5 }));
    await contest.allowsOnly(staff, change(at.leaderboard, { appearance: 'type-2' }));
  });

  it.each([-1, -1.5])('no one stores a limit of %d for a limited leaderboard', async (limit) => {
    await contest.given(
      writes.set(at.leaderboard, leaderboard({ type: 'limit', limit_one: limit, limit_two: 2 })),
    );
    await contest.refuses(change(at.leaderboard, { appearance: 'type-2' }));
  });
});
