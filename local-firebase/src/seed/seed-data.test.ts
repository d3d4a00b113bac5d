import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountList, contestFolder, load, seasonFile, settingsFile } from '../../seed/seed-format';

const files = readdirSync(contestFolder).filter((file) => !['accounts.json', 'settings.json'].includes(file));
const contest = files.map((file) => load(file, seasonFile));
const accounts = load('accounts.json', accountList);
const settings = load('settings.json', settingsFile);
const seasons = contest.map(({ season }) => season);
const quizzes = contest.flatMap((entry) => entry.quizzes);
const questions = quizzes.flatMap((entry) => entry.questions);

type Question = (typeof questions)[number];

const optionsOf = (entry: Question) => [entry.option_1, entry.option_2, entry.option_3, entry.option_4];
const folded = (words: string) => words.trim().toLowerCase().normalize('NFC');
const repeated = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);

/** Days from the seeding day, the time of day as a fraction. */
function days(relative: string): number {
  const [, day, hour, minute] = /^@([+-]\d+)d (\d\d):(\d\d)$/.exec(relative) ?? [];
  return Number(day) + Number(hour) / 24 + Number(minute) / 1440;
}

describe('the demo contest', () => {
  it('is large enough for both pagers and varied enough for every state', () => {
    expect(seasons.length).toBeGreaterThanOrEqual(12);
    expect(quizzes.length).toBeGreaterThanOrEqual(14);
    expect(questions.length).toBeGreaterThanOrEqual(170);
    expect(Math.max(...contest.map((entry) => entry.quizzes.length))).toBeGreaterThanOrEqual(13);
    expect(new Set(seasons.map(({ status }) => status))).toEqual(new Set(['active', 'deactivated']));
    expect(new Set(quizzes.map(({ status }) => status))).toEqual(
      new Set(['Upcoming', 'Ongoing', 'Finished']),
    );
  });

  it('has a finished, a running and an upcoming season that are active', () => {
    const active = seasons.filter(({ status }) => status === 'active');
    expect(active.filter(({ end }) => days(end) < 0)).not.toHaveLength(0);
    expect(active.filter(({ start, end }) => days(start) < 0 && days(end) > 1)).not.toHaveLength(0);
    expect(active.filter(({ start }) => days(start) > 1)).not.toHaveLength(0);
  });

  it('names each season file after its season', () => {
    expect(files).toEqual(seasons.map(({ season_id }) => `${season_id}.json`));
  });

  it('gives every document its own id', () => {
    const ids = [
      ...seasons.map(({ season_id }) => season_id),
      ...quizzes.map(({ quiz_id }) => quiz_id),
      ...questions.map(({ question_id }) => question_id),
    ];
    expect(repeated(ids)).toEqual([]);
  });

  it('says different things in different seasons and quizzes', () => {
    expect(repeated(seasons.map(({ season }) => season))).toEqual([]);
    expect(repeated(quizzes.map(({ title }) => title))).toEqual([]);
  });
});

describe('its accounts', () => {
  it('are an Admin, a Manager and a host without a role document', () => {
    expect(accounts.map(({ email: address, role }) => [address, role])).toEqual([
      ['admin@example.org', 'Admin'],
      ['manager@example.org', 'Manager'],
      ['host@example.org', null],
    ]);
    expect(repeated(accounts.map((account) => account.uid))).toEqual([]);
  });

  it('let the manager and the host each see some seasons and not others', () => {
    for (const address of ['manager@example.org', 'host@example.org']) {
      const own = seasons.filter((entry) =>
        [entry.host_email, entry.host_additional_email].includes(address),
      );
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThan(seasons.length);
    }
  });
});

describe('its dates', () => {
  it('end after they start', () => {
    for (const { start, end } of [...seasons, ...quizzes]) expect(days(end)).toBeGreaterThan(days(start));
  });

  it('keep each quiz inside its season', () => {
    for (const { season, quizzes: own } of contest) {
      const outside = own.filter(
        ({ start, end }) => days(start) < days(season.start) || days(end) > days(season.end),
      );
      expect(outside).toEqual([]);
    }
  });

  it('agree with the status of each quiz at any hour of the seeding day', () => {
    for (const { start, end, status } of quizzes) {
      if (status === 'Finished') expect(days(end)).toBeLessThan(0);
      if (status === 'Ongoing') expect([days(start) < 0, days(end) > 1]).toEqual([true, true]);
      if (status === 'Upcoming') expect(days(start)).toBeGreaterThan(1);
    }
  });
});

describe('its questions', () => {
  it('belong to the quiz they are listed in', () => {
    for (const { quiz_id, questions: own } of quizzes) {
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.filter((entry) => entry.quiz_id !== quiz_id)).toEqual([]);
    }
  });

  it('rise by id, so that they are shown in the order written', () => {
    for (const { questions: own } of quizzes) {
      const ids = own.map(({ question_id }) => question_id);
      expect(ids).toEqual([...ids].sort());
    }
  });

  it('are asked once', () => {
    expect(repeated(questions.map((entry) => folded(entry.question)))).toEqual([]);
  });

  it('have four different options, one of which is the answer', () => {
    for (const entry of questions) {
      expect(repeated(optionsOf(entry).map(folded))).toEqual([]);
      expect(optionsOf(entry).filter((option) => option === entry.answer)).toEqual([entry.answer]);
    }
  });

  it('have the answer about equally often in each of the four places', () => {
    for (const place of [0, 1, 2, 3]) {
      const share =
        questions.filter((entry) => optionsOf(entry)[place] === entry.answer).length / questions.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});

describe('its languages', () => {
  const textsOf = (entry: Question) => [entry.question, ...optionsOf(entry)];
  const inLanguage = (pattern: RegExp) => quizzes.filter(({ language }) => pattern.test(language));
  const telugu = inLanguage(/Telugu/).flatMap((entry) => entry.questions);

  it('include at least 45 questions in Telugu script, options too', () => {
    expect(telugu.length).toBeGreaterThanOrEqual(45);
    const foreign = telugu.flatMap(textsOf).filter((words) => !/\p{Script=Telugu}|^\d/u.test(words));
    expect(foreign).toEqual([]);
  });

  it('are not mixed where a quiz names one only', () => {
    const strays = [
      ...inLanguage(/^Telugu$/)
        .flatMap((entry) => entry.questions.flatMap(textsOf))
        .filter((words) => /[a-z]/i.test(words)),
      ...inLanguage(/^English$/)
        .flatMap((entry) => entry.questions.flatMap(textsOf))
        .filter((words) => /\p{Script=Telugu}/u.test(words)),
    ];
    expect(strays).toEqual([]);
  });

  it('survived every editor: composed characters, nothing lost, nothing invisible', () => {
    for (const file of readdirSync(contestFolder)) {
      const content = readFileSync(join(contestFolder, file), 'utf8');
      expect(content).toBe(content.normalize('NFC'));
      expect(content).not.toMatch(/[\uFFFD\u200B-\u200F\uFEFF]/);
    }
  });
});

describe('its results', () => {
  it('exist for finished quizzes only and could have been played', () => {
    for (const { status, duration, questions: own, results } of quizzes) {
      expect(results.length > 0).toBe(status === 'Finished');
      expect(repeated(results.map((result) => result.uid))).toEqual([]);
      for (const { score, time_taken } of results) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(own.length);
        expect(time_taken).toBeGreaterThan(0);
        expect(time_taken).toBeLessThanOrEqual(duration * 60);
      }
    }
  });
});

describe('its settings', () => {
  it('are kept once per collection and season, for seasons that exist', () => {
    const known = seasons.map(({ season_id }) => season_id);
    for (const documents of Object.values(settings)) {
      const ids = documents.map(({ season_id }) => season_id);
      expect(repeated(ids)).toEqual([]);
      expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    }
  });

  it('give a button its text and a safe link, and a limit both ends', () => {
    for (const { type, button_text, button_link } of settings.season_top_notification) {
      if (type === 'Button') expect(button_text).not.toBe('');
      if (type === 'Button') expect(button_link).toMatch(/^https:\/\//);
    }
    for (const { type, limit_one, limit_two } of settings.season_leaderbaord_setting) {
      if (type === 'limit') expect(limit_two).toBeGreaterThan(limit_one);
    }
  });
});
