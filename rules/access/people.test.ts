import { at } from '../contest/contest';
import { commit, get, list, listNamed } from '../contest/attempts';
import { deletionRequest, start } from '../contest/documents';
import { signedIn, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { serverTime, set } from '../protocol/writes';

const contest = useContest();

/** Asks for the deletion of one's own account, sound but for what is given. */
const ask =
  (more: object = {}): Attempt =>
  (database, { uid, email }) =>
    database.commit(set(at.request, deletionRequest(uid, email, more), serverTime('requestDate')));

describe('who may know roles', () => {
  it.each<Decision>([
    ['read the own role', (database, { uid }) => database.get(`user_permissions/${uid || 'x'}`), signedIn],
    ['list the roles', list('user_permissions'), []],
    [
      'list the roles of the own id',
      (database, me) => listNamed(`user_permissions/${me.uid || 'x'}`)(database, me),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('nobody reads another’s role', () =>
    contest.refuses((database, { uid }) =>
      database.get(
        `user_permissions/${uid === contest.people.admin.uid ? contest.people.manager.uid : contest.people.admin.uid}`,
      ),
    ));
});

describe('who may ask for the deletion of an account', () => {
  it.each<Decision>([
    ['ask for the own account’s deletion', ask(), signedIn],
    ['give a reason as long as can be', ask({ reason: 'x'.repeat(20000) }), signedIn],
    ['find that a request did not arrive', get(at.request), signedIn],
    ['list the deletion requests', list('account_deletion_requests'), []],
    ['ask with another e-mail', ask({ email: 'somebody@example.org' }), []],
    ['ask for another account', ask({ uid: 'somebody' }), []],
    ['ask with a further field', ask({ role: 'Admin' }), []],
    ...['uid', 'email', 'reason'].map((field): Decision => [
      `ask without ${field}`,
      ask({ [field]: undefined }),
      [],
    ]),
    [
      'ask without a date',
      (database, { uid, email }) => database.commit(set(at.request, deletionRequest(uid, email))),
      [],
    ],
    [
      'ask with a date of one’s own',
      (database, { uid, email }) =>
        database.commit(set(at.request, deletionRequest(uid, email, { requestDate: start }))),
      [],
    ],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('only the person looks at their request, and nobody changes it', async () => {
    const { uid, email } = contest.people.stranger;
    await contest.given(set(at.request, deletionRequest(uid, email, { requestDate: start })));
    await contest.allowsOnly(['stranger'], get(at.request));
    await contest.refuses(commit((root) => ({ delete: `${root}/${at.request}` })));
    await contest.refuses(ask());
  });
});
