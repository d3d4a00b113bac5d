import { at } from '../contest/contest';
import { change, commit, get, list, listNamed } from '../contest/attempts';
import { deletionRequest, start } from '../contest/documents';
import { signedIn, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { serverTime, set } from '../protocol/writes';

const contest = useContest();

/** Requests the deletion of the caller's account; valid except for the given fields. */
const ask =
  (more: object = {}): Attempt =>
  (database, { uid, email }) =>
    database.commit(set(at.request(uid), deletionRequest(uid, email, more), serverTime('requestDate')));

describe('who may know roles', () => {
  it.each<Decision>([
    [
      'read the own role @7.17',
      (database, { uid }) => database.get(`user_permissions/${uid || 'x'}`),
      signedIn,
    ],
    ['list the roles', list('user_permissions'), []],
    [
      'list the roles of the own id',
      (database, me) => listNamed(`user_permissions/${me.uid || 'x'}`)(database, me),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('no one reads another’s role', () =>
    contest.refuses((database, { uid }) =>
      database.get(
        `user_permissions/${uid === contest.people.admin.uid ? contest.people.manager.uid : contest.people.admin.uid}`,
      ),
    ));
});

describe('who may request the deletion of an account', () => {
  it.each<Decision>([
    ['request the own account’s deletion @7.21', ask(), signedIn],
    ['give a reason as long as can be', ask({ reason: 'x'.repeat(1000) }), signedIn],
    ['give a longer reason', ask({ reason: 'x'.repeat(1001) }), []],
    ['find that they have not asked yet', (database, { uid }) => database.get(at.request(uid)), signedIn],
    ['list the deletion requests', list('account_deletion_requests'), []],
    ['request it with another e-mail', ask({ email: 'somebody@example.org' }), []],
    ['request it for another account', ask({ uid: 'somebody' }), []],
    [
      'request it under another id',
      (database, { uid, email }) =>
        database.commit(set(at.request('somebody'), deletionRequest(uid, email), serverTime('requestDate'))),
      [],
    ],
    [
      'request it for another account, under its id',
      (database, { email }) =>
        database.commit(
          set(at.request('somebody'), deletionRequest('somebody', email), serverTime('requestDate')),
        ),
      [],
    ],
    [
      'request it twice in one commit',
      (database, { uid, email }) =>
        database.commit(
          ...[uid, `${uid}2`].map((id) =>
            set(at.request(id), deletionRequest(uid, email), serverTime('requestDate')),
          ),
        ),
      [],
    ],
    ['request it with an additional field', ask({ role: 'Admin' }), []],
    ...['uid', 'email', 'reason'].map((field): Decision => [
      `request it without ${field}`,
      ask({ [field]: undefined }),
      [],
    ]),
    [
      'request it without a date',
      (database, { uid, email }) => database.commit(set(at.request(uid), deletionRequest(uid, email))),
      [],
    ],
    [
      'request it with a date of one’s own @3.31',
      (database, { uid, email }) =>
        database.commit(set(at.request(uid), deletionRequest(uid, email, { requestDate: start }))),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('only the person reads their request, and no one changes it', async () => {
    const { uid, email } = contest.people.stranger;
    const path = at.request(uid);
    await contest.given(set(path, deletionRequest(uid, email, { requestDate: start })));
    await contest.allowsOnly(['stranger'], get(path));
    await contest.allowsOnly(
      [],
      commit((root) => ({ delete: `${root}/${path}` })),
    );
    await contest.allowsOnly([], change(path, { reason: 'Renamed' }));
  });

  it('no one asks again while their request is open', async () => {
    const { stranger, ...others } = contest.people;
    const open = Object.values(others).filter(({ uid }) => uid !== '');
    await contest.given(
      ...[stranger, ...open].map(({ uid, email }) =>
        set(at.request(uid), deletionRequest(uid, email, { requestDate: start })),
      ),
    );
    await contest.allowsOnly([], ask());
    await contest.allowsOnly([], ask({ reason: 'Again' }));
  });

  it('no one reads a request under an id that is not their uid, as earlier requests had', async () => {
    const { uid, email } = contest.people.stranger;
    const path = at.request('Ux3RandomIdOf20Letters');
    await contest.given(set(path, deletionRequest(uid, email, { requestDate: start })));
    await contest.allowsOnly([], get(path));
  });

  it('no one reads another person’s request that was stored under their uid', async () => {
    const { stranger, host } = contest.people;
    const path = at.request(stranger.uid);
    await contest.given(set(path, deletionRequest(host.uid, host.email, { requestDate: start })));
    await contest.allowsOnly([], get(path));
  });
});
