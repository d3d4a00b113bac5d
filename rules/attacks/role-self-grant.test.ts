import { at } from '../contest/contest';
import { newSeasonId, season } from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import { change, drop, remove, serverTime, set, transform, type Write } from '../protocol/writes';

const contest = useContest();

const own =
  (write: (path: string) => Write, ...others: Write[]): Attempt =>
  (database, { uid }) =>
    database.commit(write(`user_permissions/${uid}`), ...others);

describe('no one gives themself a role', () => {
  it.each<[string, Attempt]>([
    ['by a document', own((path) => set(path, { role: 'Admin' }))],
    ['by a change', own((path) => change(path, { role: 'Admin' }))],
    ['by the role they have', own((path) => set(path, { role: 'Manager' }))],
    ['by a further field', own((path) => change(path, { roles: ['Admin'] }))],
    [
      'by a transform',
      own((path) => transform(path, { fieldPath: 'role', appendMissingElements: { values: [] } })),
    ],
    ['by a time', own((path) => transform(path, serverTime('since')))],
    ['nor takes it away', own((path) => remove(path))],
    ['nor takes it out', own((path) => drop(path, 'role'))],
    [
      'in a commit that needs it',
      own((path) => set(path, { role: 'Admin' }), change(at.other, { season: 'Mine' })),
    ],
    [
      'in a commit that would be allowed without it',
      own((path) => set(path, { role: 'Admin' }), change(at.upcoming, { title: 'Renamed' })),
    ],
    [
      'in a commit that creates a season',
      own((path) => set(path, { role: 'Manager' }), set(at.newSeason, season(newSeasonId))),
    ],
    ['below their own record', own((path) => set(`${path}/roles/x`, { role: 'Admin' }))],
    [
      'under their e-mail',
      (database, { email }) => database.commit(set(`user_permissions/${email}`, { role: 'Admin' })),
    ],
    [
      'in another collection',
      (database, { uid }) => database.commit(set(`permissions/${uid}`, { role: 'Admin' })),
    ],
    ['in their season', (database) => database.commit(change(at.own, { role: 'Admin' }))],
  ])('%s', (_title, attempt) => contest.refuses(attempt));

  it('nor to others', () =>
    contest.refuses((database) => database.commit(set('user_permissions/other', { role: 'Admin' }))));

  it.each(['admin', 'ADMIN', 'Admin ', 'Administrator', '', ['Admin'], { name: 'Admin' }, true, 1])(
    'a stored role of %j gives no rights',
    async (role) => {
      const { uid } = contest.people.stranger;
      await contest.given(set(`user_permissions/${uid}`, { role }));
      await contest.allowsOnly(['admin'], (database) => database.get(at.other));
    },
  );
});
