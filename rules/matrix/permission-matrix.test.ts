import { covers, type Role } from '@console/shared/model';
import { consoleRules } from '../backends/console-rules';
import { startBackends, type Backends } from '../backends/backends';
import { emailOf, everybody, withClaims, type Person } from '../contest/people';
import { verdictOf } from '../contest/verdict';
import type { Database } from '../protocol/database';
import { set } from '../protocol/writes';
import { attempt } from './attempt';
import { cells, titleOf, type Cell } from './cells';
import { placeOf, stage } from './stage';

const project = 'demo-rules-matrix';
const atOnce = 20;

/** Each cell about deletion requests has its own person, because an account has only one request. */
const requesterOf = (index: number, { role }: Cell): Person =>
  withClaims(project, `${role}-${index}`, {
    email: emailOf(`requester-${index}`),
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  });

/** The verdicts of a database on all cells, each with its own documents. */
async function tryAll(database: Database, personOf: Record<Role, Person>): Promise<string[]> {
  const scenes = cells.map((cell, index) => {
    const me = cell.resource === 'deletionRequest' ? requesterOf(index, cell) : personOf[cell.role];
    return { cell, me, place: placeOf(index, cell, me) };
  });
  const writes = scenes.flatMap(({ place, cell, me }) => stage(place, cell, me));
  for (let from = 0; from < writes.length; from += 400)
    await database.store(...writes.slice(from, from + 400));
  const verdicts: string[] = [];
  for (let from = 0; from < scenes.length; from += atOnce) {
    const some = scenes.slice(from, from + atOnce).map(async ({ place, cell, me }) => {
      const status = await attempt(place, cell, me, database.as(me.authorization));
      return verdictOf(status);
    });
    verdicts.push(...(await Promise.all(some)));
  }
  return verdicts;
}

describe('the rules allow what the permission matrix says, and nothing else', () => {
  let backends: Backends;
  let verdicts: { name: string; found: string[] }[];

  beforeAll(async () => {
    backends = await startBackends(project, consoleRules);
    const { admin, manager, host } = await everybody(project, backends.authUrl);
    const personOf = { Admin: admin, Manager: manager, Host: host };
    const roles = [
      set(`user_permissions/${admin.uid}`, { role: 'Admin' }),
      set(`user_permissions/${manager.uid}`, { role: 'Manager' }),
    ];
    verdicts = await Promise.all(
      backends.databases.map(async (database) => {
        await database.store(...roles);
        return { name: database.name, found: await tryAll(database, personOf) };
      }),
    );
  }, 300_000);
  afterAll(() => backends.stop());

  it.each(cells.map((cell, index) => ({ title: titleOf(cell), cell, index })))(
    '$title @6.15',
    ({ cell, index }) => {
      const expected = covers(cell.permission, cell.role, cell.circumstances) ? 'allowed' : 'refused';
      expect(verdicts.map(({ name, found }) => `${name}: ${found[index]}`)).toEqual(
        verdicts.map(({ name }) => `${name}: ${expected}`),
      );
    },
  );

  it('each write evaluates at most 700 of the 1,000 expressions that Firestore allows', () => {
    expect(backends.allowedWrites.filter(({ expressions }) => expressions > 700)).toEqual([]);
  });
});
