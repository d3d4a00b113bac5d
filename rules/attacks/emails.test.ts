import { at } from '../contest/contest';
import { change, get, list, set } from '../contest/attempts';
import { newSeasonId, season } from '../contest/documents';
import { useContest } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();
const emails = { host_email: 'Manager@example.org', host_additional_email: 'Host@Example.org' };

describe('a season whose e-mails another client stored with capitals', () => {
  beforeEach(() => contest.given(writes.set(at.own, season('own', emails))));

  it('opens only to the Admin', () => contest.allowsOnly(['admin'], get(at.own)));
  it('opens its quizzes only to the Admin', () => contest.allowsOnly(['admin'], list('seasons/own/quizzes')));
  it('can be edited without changing it', () =>
    contest.allowsOnly(['admin'], change(at.own, { season: 'Renamed' })));
  it('can be repaired', () =>
    contest.allowsOnly(['admin'], change(at.own, { host_email: 'manager@example.org' })));
  it('takes no other capitals', () => contest.refuses(change(at.own, { host_email: 'MANAGER@example.org' })));
});

describe('no season is given an e-mail', () => {
  it.each([
    'Host@example.org',
    'host',
    'host@',
    '@example.org',
    'host@example@org',
    'ho st@example.org',
    'host@example.org\n',
    '',
  ])('such as %j', (email) =>
    contest.refuses(
      set(at.newSeason, season(newSeasonId, { host_additional_email: email })),
      set(at.newSeason, season(newSeasonId, { host_email: email })),
      change(at.own, { host_additional_email: email }),
    ),
  );
});
