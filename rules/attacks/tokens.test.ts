import { at } from '../contest/contest';
import { change, get, is, list, set } from '../contest/attempts';
import { season } from '../contest/documents';
import { emailOf, withClaims, type Person } from '../contest/people';
import { useContest, type Attempt } from '../contest/use-contest';
import { verdictOf } from '../contest/verdict';

const contest = useContest();
const [email, uid] = [emailOf('host'), 'somebody'];

const worthATry: [string, Attempt][] = [
  ['reads a season', get(at.own)],
  ['lists the host’s seasons', list('seasons', is('host_additional_email', email))],
  ['reads the quizzes', list('seasons/own/quizzes')],
  ['edits a quiz', change(at.upcoming, { title: 'Mine' })],
  ['creates a season', set(at.newSeason, season('new', { host_email: email }))],
  ['reads the notification', get(at.notification)],
  ['finds that a season does not exist', get('seasons/none')],
  ['reads the own role', get(`user_permissions/${uid}`)],
];

const say = (person: Person, attempt: Attempt, databases = contest.databases) =>
  Promise.all(databases.map(async (one) => verdictOf(await attempt(one.as(person.authorization), person))));
const refusedBy = (databases = contest.databases) => databases.map(() => 'refused');

describe.each<[string, object | undefined]>([
  ['is signed out', undefined],
  ['has not verified the e-mail', { email, email_verified: false }],
  ['has it verified in words only', { email, email_verified: 'true' }],
  ['says nothing of it being verified', { email }],
  ['is anonymous', { firebase: { sign_in_provider: 'anonymous' } }],
])('no one who %s', (_who, claims) => {
  it.each(worthATry)('%s', async (_title, attempt) => {
    const person = claims ? withClaims(contest.project, uid, claims) : { uid: '', email: '' };
    expect(await say(person, attempt)).toEqual(refusedBy());
  });
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
    const person = withClaims(contest.project, uid, { ...claims, email_verified: true });
    expect(await say(person, get(at.own))).toEqual(refusedBy());
  });

  it.each([
    { role: 'Admin' },
    { admin: true },
    { user_permissions: { role: 'Admin' } },
    { firebase: { role: 'Admin' } },
  ])('gives no role by a claim: %j', async (claims) => {
    const person = withClaims(contest.project, uid, {
      email: 'x@example.org',
      email_verified: true,
      ...claims,
    });
    expect(await say(person, get(at.own))).toEqual(refusedBy());
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
    const person = withClaims(contest.project, uid, { email, email_verified: true, ...claims });
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
    const person = withClaims(contest.project, uid, { email, email_verified: true, exp: 1 });
    for (const [, attempt] of worthATry) await say(person, attempt);
    expect(contest.logged.length).toBeGreaterThan(0);
    expect(contest.logged.filter((line) => /@|ey[A-Z]/.test(line))).toEqual([]);
  });
});
