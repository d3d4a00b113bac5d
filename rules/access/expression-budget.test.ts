import { at } from '../contest/contest';
import { change, commit, deleteQuiz, set } from '../contest/attempts';
import { deletionOf } from '../contest/deletions';
import {
  ads,
  changeOf,
  historyEntry,
  leaderboard,
  notification,
  question,
  quiz,
  season,
} from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import { emailOf, type PersonName } from '../contest/people';
import * as writes from '../protocol/writes';

const contest = useContest();
const mostExpressions = 700;
const q1 = `${at.upcoming}/questions/q1`;

const later = { start: new Date('2027-01-01T06:00:00Z'), end: new Date('2027-02-01T06:00:00Z') };
const seasonTexts = { season: 'Gospels', host: 'Ruth', discription: 'Two quizzes a week' };
const options = { option_1: 'Seth', option_2: 'Enoch', option_3: 'Eve', option_4: 'Abel' };

const seasonAfter = { ...seasonTexts, ...later, status: 'deactivated' };
const seasonBefore = Object.fromEntries(
  Object.entries(season('own')).filter(([field]) => field in seasonAfter),
);

/** With the entry of the change in the same commit. */
const recorded =
  (path: string, before: object | null, after: object | null, write: writes.Write): Attempt =>
  (database, me) =>
    database.commit(
      write,
      writes.set(
        at.entry('new'),
        historyEntry(me, [changeOf(path, before, after)]),
        writes.serverTime('time'),
      ),
    );

/** Each with all its fields changed; a person changes what they may. */
const dearest: [string, PersonName, Attempt][] = [
  [
    'an Admin updates a season',
    'admin',
    change(at.own, {
      ...seasonTexts,
      ...later,
      host_email: 'a@example.org',
      host_additional_email: 'b@example.org',
      status: 'deactivated',
    }),
  ],
  [
    'a Manager updates a season',
    'manager',
    change(at.own, {
      ...seasonTexts,
      ...later,
      host_additional_email: 'b@example.org',
      status: 'deactivated',
    }),
  ],
  [
    'a Manager records a change of a season',
    'manager',
    recorded(at.own, seasonBefore, seasonAfter, writes.change(at.own, seasonAfter)),
  ],
  ...(['admin', 'manager', 'host'] as const).flatMap((person): [string, PersonName, Attempt][] => [
    [
      `${person} records a question that is created`,
      person,
      recorded(
        `${at.upcoming}/questions/new`,
        null,
        question('new', 'upcoming'),
        writes.set(`${at.upcoming}/questions/new`, question('new', 'upcoming')),
      ),
    ],
    [
      `${person} updates a quiz`,
      person,
      change(at.upcoming, {
        ...later,
        title: 'Week 2',
        description: 'Mark',
        duration: 20,
        language: 'Telugu',
        status: 'Finished',
      }),
    ],
    [`${person} creates a quiz`, person, set(at.newQuiz, quiz('new'))],
    [
      `${person} updates a question`,
      person,
      change(q1, { question: 'Who died first?', ...options, answer: 'Abel' }),
    ],
    [
      `${person} creates a question`,
      person,
      set(`${at.upcoming}/questions/new`, question('new', 'upcoming', { ...options, answer: 'Abel' })),
    ],
    [`${person} deletes a quiz`, person, deleteQuiz('ongoing')],
    [
      `${person} updates a notification`,
      person,
      set(
        at.notification,
        notification({
          type: 'Button',
          title: 'New',
          status: 'disabled',
          description: 'x',
          button_text: 'Open',
          button_link: 'https://example.org',
        }),
      ),
    ],
    [
      `${person} updates a leaderboard`,
      person,
      set(at.leaderboard, leaderboard({ appearance: 'type-2', type: 'limit', limit_one: 5, limit_two: 9 })),
    ],
  ]),
  [
    'an Admin updates ads settings',
    'admin',
    set(
      at.ads,
      ads({
        ql_to_sh_show: 'No',
        ql_to_sh_type: 'Interstitial',
        sl_to_sh_show: 'Yes',
        sl_to_sh_type: 'Rewarded',
        rs_to_sh_show: 'Yes',
        rs_to_sh_type: 'Rewarded',
        quiz_intro_banner_show: 'No',
      }),
    ),
  ],
];

const expectWithinBudget = async (person: PersonName, attempt: Attempt) => {
  const before = contest.allowedWrites.length;
  await contest.allows(person, attempt);
  const found = contest.allowedWrites.slice(before);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ expressions }) => expressions > mostExpressions)).toEqual([]);
};

describe('a write of all fields stays within 700 expressions', () => {
  it.each(dearest)('%s', (_title, person, attempt) => expectWithinBudget(person, attempt));
});

describe('so does a write by someone whom the season names as the additional host', () => {
  it.each(dearest)('%s', async (_title, person, attempt) => {
    const emails = { host_email: 'a@example.org', host_additional_email: emailOf(person) };
    await contest.given(writes.set(at.own, season('own', emails)));
    await expectWithinBudget(person, attempt);
  });
});

describe('so does a document that is kept and goes, or comes back', () => {
  const result = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, index]));
  const kept = { questions: { q1: question('q1', 'ongoing') }, results: { stranger: result } };
  const path = (below: string) => `${at.ongoing}/${below}`;

  it.each(['admin', 'manager', 'host'] as const)('for %s', async (person) => {
    await contest.given(writes.set(path('results/stranger'), result));
    const goes = [writes.remove(path('questions/q1')), writes.remove(path('results/stranger'))];
    await expectWithinBudget(person, deleteQuiz('ongoing', goes, 'own', kept));
    await contest.given(
      ...deletionOf(contest.people[person], { quizId: 'ongoing', kept, marker: { restoring: true } }),
      ...goes,
    );
    await expectWithinBudget(
      person,
      commit(
        writes.set(path('questions/q1'), question('q1', 'ongoing')),
        writes.set(path('results/stranger'), result),
      ),
    );
    await expectWithinBudget(
      person,
      commit(
        writes.set(at.ongoing, quiz('ongoing', { status: 'Ongoing' })),
        writes.remove(at.marker('ongoing')),
      ),
    );
  });
});

describe('so does an edit of one field that keeps malformed ones', () => {
  const broken = (fields: object, value: unknown, more: object) => ({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])),
    ...more,
  });

  it.each<[string, unknown]>([
    ['NaN', Number.NaN],
    ['null', null],
    ['a map', { text: 'x' }],
    ['a text that is too long', 'X'.repeat(20_001)],
  ])('all of them %s', async (_title, value) => {
    await contest.given(
      writes.set(at.own, broken(season(''), value, { host_additional_email: emailOf('admin') })),
      writes.set(at.upcoming, broken(quiz(''), value, { status: 'Upcoming' })),
      writes.set(q1, broken(question('', ''), value, {})),
      writes.set(at.notification, broken(notification(), value, {})),
    );
    await expectWithinBudget('admin', change(at.own, { season: 'Mended' }));
    await expectWithinBudget('admin', change(at.upcoming, { title: 'Mended' }));
    await expectWithinBudget('admin', change(q1, { question: 'Mended?' }));
    await expectWithinBudget('admin', change(at.notification, { title: 'Mended' }));
  });
});
