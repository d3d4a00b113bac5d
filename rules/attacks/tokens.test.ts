import { at } from '../contest/contest';
import { change, get, is, list, set } from '../contest/attempts';
import { ads, newSeasonId, season } from '../contest/documents';
import { emailOf, withClaims, type Person } from '../contest/people';
import { useContest, type Attempt } from '../contest/use-contest';
import { verdictOf } from '../contest/verdict';

const contest = useContest();
const [email, uid] = [emailOf('host'), 'somebody'];
const google = { sign_in_provider: 'google.com' };

type Staff = 'admin' | 'manager' | 'host';

/** What a person may do because of their e-mail or role. */
const worthATry: readonly [title: string, who: Staff, attempt: Attempt][] = [
  ['reads a season', 'host', get(at.own)],
  ['lists the host’s seasons', 'host', list('seasons', is('host_additional_email', email))],
  ['reads the quizzes', 'host', list('seasons/own/quizzes')],
  ['edits a quiz', 'host', change(at.upcoming, { title: 'Mine' })],
  ['reads the notification', 'host', get(at.notification)],
  ['finds that a season does not exist', 'host', get('seasons/none')],
  ['reads the own role', 'host', (database, me) => database.get(`user_permissions/${me.uid}`)],
  ['creates a season as a Manager', 'manager', set(at.newSeason, season(newSeasonId))],
  ['edits a season as a Manager', 'manager', change(at.own, { season: 'Mine' })],
  ['reads a season as an Admin', 'admin', get(at.other)],
  ['lists the seasons as an Admin', 'admin', list('seasons')],
  [
    'creates a season as an Admin',
    'admin',
    set(at.newSeason, season(newSeasonId, { host_email: 'a@example.org' })),
  ],
  ['edits a season as an Admin', 'admin', change(at.other, { season: 'Mine' })],
  ['edits ads settings as an Admin', 'admin', set(at.ads, ads({ rs_to_sh_show: 'Yes' }))],
];

const say = (person: Person, attempt: Attempt, databases = contest.databases) =>
  Promise.all(databases.map(async (one) => verdictOf(await attempt(one.as(person.authorization), person))));
const refusedBy = (databases = contest.databases) => databases.map(() => 'refused');

type Claims = (email: string) => object;

describe.each<[string, Claims | undefined]>([
  ['is signed out', undefined],
  ['has not verified the e-mail', (email) => ({ email, email_verified: false, firebase: google })],
  ['has it verified in words only', (email) => ({ email, email_verified: 'true', firebase: google })],
  ['says nothing of it being verified', (email) => ({ email, firebase: google })],
  ['has no e-mail', () => ({ firebase: google })],
  ['is anonymous', () => ({ provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous' } })],
  ...['password', 'custom', 'anonymous', 'phone', 'apple.com', 'google.com.example.org', ''].map(
    (provider): [string, Claims] => [
      `signs in with another provider, ${JSON.stringify(provider)}`,
      (email) => ({ email, email_verified: true, firebase: { sign_in_provider: provider } }),
    ],
  ),
  ['names no provider', (email) => ({ email, email_verified: true })],
  [
    'names Google in claims of a custom token',
    (email) => ({
      email,
      email_verified: true,
      ...google,
      provider_id: 'google.com',
      firebase: { sign_in_provider: 'custom', identities: { 'google.com': ['1'] } },
    }),
  ],
])('no one who %s', (_who, claimsOf) => {
  it.each(worthATry)('%s', async (_title, who, attempt) => {
    const { uid, email } = contest.people[who];
    const person = claimsOf ? withClaims(contest.project, uid, claimsOf(email)) : { uid, email };
    expect(await say(person, attempt)).toEqual(refusedBy());
  });
});

describe('who signs in with Google, which has verified the e-mail,', () => {
  it.each(worthATry)('%s', (_title, who, attempt) => contest.allows(who, attempt));
});

describe('a verified e-mail', () => {
  it.each<[string, object]>([
    ['of another person', { email: 'stranger@example.org' }],
    ['in capitals', { email: 'HOST@example.org' }],
    ['with a space', { email: `${email} ` }],
    ['of another domain', { email: `${email}.example.com` }],
    ['that is a list', { email: [email] }],
    ['that is empty', { email: '' }],
    ['that is missing', {}],
  ])('%s opens no season', async (_title, claims) => {
    const person = withClaims(contest.project, uid, { ...claims, email_verified: true, firebase: google });
    expect(await say(person, get(at.own))).toEqual(refusedBy());
  });

  it.each([
    { role: 'Admin' },
    { admin: true },
    { user_permissions: { role: 'Admin' } },
    { firebase: { ...google, role: 'Admin' } },
  ])('gives no role by a claim: %j', async (claims) => {
    const person = withClaims(contest.project, uid, {
      email: 'x@example.org',
      email_verified: true,
      firebase: google,
      ...claims,
    });
    for (const attempt of [
      get(at.own),
      change(at.own, { season: 'Mine' }),
      set(at.newSeason, season(newSeasonId, { host_email: 'x@example.org' })),
      set(at.ads, ads()),
    ])
      expect(await say(person, attempt)).toEqual(refusedBy());
  });
});

// The official emulator does not check these. Production and the local backend do.
describe('the local backend accepts a token only', () => {
  it.each<[string, object]>([
    ['until it expires', { iat: 1, exp: 2 }],
    ['with a time at which it expires', { exp: undefined }],
    ['for this project', { aud: 'another-project' }],
    ['from the issuer of this project', { iss: 'https://securetoken.google.com/another-project' }],
    ['for a user', { sub: undefined, user_id: undefined }],
  ])('%s', async (_title, claims) => {
    const local = contest.databases.slice(0, 1);
    const person = withClaims(contest.project, uid, {
      email,
      email_verified: true,
      firebase: google,
      ...claims,
    });
    expect(await say(person, get(at.own), local)).toEqual(refusedBy(local));
  });

  it.each(['Bearer', 'Bearer x.y', 'Bearer admin', 'Basic b3duZXI6', 'Bearer owner owner', 'Token owner'])(
    'as it was issued: not %j',
    async (authorization) => {
      const local = contest.databases.slice(0, 1);
      expect(await say({ uid, email, authorization }, get(at.own), local)).toEqual(refusedBy(local));
    },
  );
});

describe('the log of the local backend', () => {
  it('contains no e-mail and no token of refused requests', async () => {
    const person = withClaims(contest.project, uid, {
      email,
      email_verified: true,
      firebase: google,
      exp: 1,
    });
    for (const [, , attempt] of worthATry) await say(person, attempt);
    expect(contest.logged.length).toBeGreaterThan(0);
    expect(contest.logged.filter((line) => /@|ey[A-Z]/.test(line))).toEqual([]);
  });
});
