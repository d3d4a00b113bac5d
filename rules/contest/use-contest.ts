import { consoleRules } from '../backends/console-rules';
import { startBackends, type Backends } from '../backends/backends';
import type { AllowedWrite } from '../backends/measured-gate';
import type { Caller, Database } from '../protocol/database';
import type { Json } from '../protocol/values';
import type { Write } from '../protocol/writes';
import { contest } from './contest';
import { verdictOf, type Verdict } from './verdict';
import { everybody, type People, type Person, type PersonName } from './people';

/** An attempted request. Resolves to the HTTP status. */
export type Attempt = (database: Caller, me: Person) => Promise<number>;

/** A title, the attempt, and the people who may. */
export type Decision = readonly [title: string, attempt: Attempt, allowed: readonly PersonName[]];

export const everyone: readonly PersonName[] = [
  'admin',
  'manager',
  'host',
  'stranger',
  'unverified',
  'anonymous',
  'visitor',
];
export const staff: readonly PersonName[] = ['admin', 'manager', 'host'];
export const signedIn: readonly PersonName[] = [...staff, 'stranger'];

export interface Contest {
  readonly people: People;
  readonly project: string;
  readonly databases: readonly Database[];
  /** The log of the local backend. */
  readonly logged: readonly string[];
  /** The writes that the local backend allowed. */
  readonly allowedWrites: readonly AllowedWrite[];
  /** Stores more documents, without the rules, until the test ends. */
  given(...writes: Write[]): Promise<void>;
  /** Only these people may, on every backend; a refused attempt changes no document. */
  allowsOnly(allowed: readonly PersonName[], attempt: Attempt): Promise<void>;
  /** This person may; others are not tested. */
  allows(name: PersonName, attempt: Attempt): Promise<void>;
  /** These people may not; others are not tested. */
  refusesAll(names: readonly PersonName[], ...attempts: Attempt[]): Promise<void>;
  /** The rules refuse each of these attempts to all staff, the people with the most rights, and nothing is stored. */
  refuses(...attempts: Attempt[]): Promise<void>;
  /** The request is refused as malformed before the rules run: no document can be like that. */
  findsMalformed(attempt: Attempt): Promise<void>;
}

// A test sends many requests to several backends.
jest.setTimeout(60_000);

/** The demo contest on every available backend, for the tests of one file. */
export function useContest(rules = consoleRules): Contest {
  const project = `demo-rules-${process.env.JEST_WORKER_ID ?? '1'}`;
  let backends: Backends;
  let people: People;
  let stored: ReadonlyMap<Database, Json>;
  let given: readonly Write[] = [];
  let asWritten = false;

  const onEach = <T>(work: (database: Database) => Promise<T>) => Promise.all(backends.databases.map(work));
  const remember = async () => {
    stored = new Map(await onEach(async (database) => [database, await database.stored()] as const));
  };
  const write = () => onEach((database) => database.fill(contest(people), given));
  const reset = async () => {
    given = [];
    await write();
    await remember();
    asWritten = true;
  };

  beforeAll(async () => {
    backends = await startBackends(project, rules);
    people = await everybody(project, backends.authUrl);
    await reset();
  }, 60_000);
  afterAll(() => backends.stop());
  afterEach(async () => {
    if (given.length > 0 || !asWritten) await reset();
  });

  const tryAs = async (database: Database, attempt: Attempt, name: PersonName): Promise<string> => {
    const verdict = verdictOf(await attempt(database.as(people[name].authorization), people[name]));
    return `${name} on ${database.name}: ${verdict}`;
  };
  const verdictsOf = (database: Database, names: readonly PersonName[], verdict: Verdict) =>
    names.map((name) => `${name} on ${database.name}: ${verdict}`);

  /** Refused attempts change nothing, so they can run at once. */
  async function expectVerdict(verdict: Verdict, names: readonly PersonName[], attempts: readonly Attempt[]) {
    if (!asWritten) await write();
    asWritten = false;
    await onEach(async (database) => {
      for (const attempt of attempts) {
        const verdicts = await Promise.all(names.map((name) => tryAs(database, attempt, name)));
        expect(verdicts).toEqual(verdictsOf(database, names, verdict));
      }
      expect(await database.stored()).toEqual(stored.get(database));
    });
    asWritten = true;
  }

  /** Each attempt starts from the initial documents. */
  async function expectGranted(names: readonly PersonName[], attempt: Attempt) {
    for (const name of names) {
      if (!asWritten) await write();
      asWritten = false;
      const verdicts = await onEach((database) => tryAs(database, attempt, name));
      expect(verdicts).toEqual(
        backends.databases.flatMap((database) => verdictsOf(database, [name], 'allowed')),
      );
    }
  }

  return {
    get people() {
      return people;
    },
    project,
    get logged() {
      return backends.logged;
    },
    get allowedWrites() {
      return backends.allowedWrites;
    },
    get databases() {
      return backends.databases;
    },
    async given(...writes) {
      given = writes;
      await onEach((database) => database.store(...writes));
      await remember();
    },
    async allowsOnly(allowed, attempt) {
      const others = everyone.filter((name) => !allowed.includes(name));
      await expectVerdict('refused', others, [attempt]);
      await expectGranted(allowed, attempt);
    },
    allows: (name, attempt) => expectGranted([name], attempt),
    refusesAll: (names, ...attempts) => expectVerdict('refused', names, attempts),
    refuses: (...attempts) => expectVerdict('refused', staff, attempts),
    findsMalformed: (attempt) => expectVerdict('malformed', staff, [attempt]),
  };
}
