import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes parsed JSON and the place it was found at; returns it typed, or throws what is wrong there. */
type Read<T> = (value: unknown, where: string) => T;

function wanted(what: string, value: unknown, where: string): Error {
  return new Error(`${where}: expected ${what}, found ${JSON.stringify(value)}`);
}

function matching(what: string, pattern: RegExp): Read<string> {
  return (value, where) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw wanted(what, value, where);
    return value;
  };
}

function oneOf<T extends string | null>(...choices: T[]): Read<T> {
  return (value, where) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) throw wanted(`one of ${choices.join(', ')}`, value, where);
    return found;
  };
}

function listOf<T>(read: Read<T>): Read<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw wanted('a list', value, where);
    return value.map((entry, index) => read(entry, `${where}[${index}]`));
  };
}

/** Reads an object that has exactly these properties. */
function record<T extends object>(shape: { [K in keyof T]: Read<T[K]> }): Read<T> {
  return (value, where) => {
    if (typeof value !== 'object' || value === null) throw wanted('an object', value, where);
    const found = Object.keys(value).sort().join();
    if (found !== Object.keys(shape).sort().join()) throw wanted(Object.keys(shape).join(), found, where);
    const entries = Object.entries<Read<unknown>>(shape);
    const stored = new Map(Object.entries(value));
    return Object.fromEntries(
      entries.map(([name, read]) => [name, read(stored.get(name), `${where}.${name}`)]),
    ) as T;
  };
}

const anyText = matching('text', /^/);
const text = matching('text without spaces at its ends', /^\S(.*\S)?$/s);
const email = matching('a made-up e-mail', /^[a-z.]+@example\.org$/);
const automaticId = matching('an automatic id', /^[A-Za-z0-9]{20}$/);
const uid = matching('a uid', /^[A-Za-z0-9]{28}$/);
const when = matching('a relative date', /^@[+-]\d+d ([01]\d|2[0-3]):[0-5]\d$/);
const whole: Read<number> = (value, where) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wanted('a whole number', value, where);
  return value;
};

const question = record({
  question_id: automaticId,
  question: text,
  option_1: text,
  option_2: text,
  option_3: text,
  option_4: text,
  answer: text,
  quiz_id: automaticId,
});
const quiz = record({
  quiz_id: automaticId,
  title: text,
  description: text,
  duration: whole,
  language: oneOf('English', 'Telugu', 'Telugu,English'),
  start: when,
  end: when,
  status: oneOf('Upcoming', 'Ongoing', 'Finished'),
  questions: listOf(question),
  results: listOf(record({ uid, name: text, score: whole, time_taken: whole })),
});
/** A season with its quizzes, each with its questions and results. Dates are relative to the seeding day. */
export const seasonFile = record({
  season: record({
    season_id: automaticId,
    season: text,
    host: text,
    host_email: email,
    host_additional_email: email,
    discription: text,
    start: when,
    end: when,
    status: oneOf('active', 'deactivated'),
  }),
  quizzes: listOf(quiz),
});
/** The demo accounts; a role of null means that there is no role document. */
export const accountList = listOf(
  record({ uid, email, displayName: text, role: oneOf('Admin', 'Manager', null) }),
);
const yesNo = oneOf('Yes', 'No');
const adType = oneOf('Rewarded', 'Interstitial');
/** The documents of the settings collections, by collection. */
export const settingsFile = record({
  season_top_notification: listOf(
    record({
      season_id: automaticId,
      type: oneOf('Note', 'Button'),
      title: text,
      status: oneOf('active', 'disabled'),
      description: text,
      button_text: anyText,
      button_link: anyText,
    }),
  ),
  season_leaderbaord_setting: listOf(
    record({
      season_id: automaticId,
      appearance: oneOf('type-1', 'type-2'),
      type: oneOf('all', 'limit'),
      limit_one: whole,
      limit_two: whole,
    }),
  ),
  season_ads_controller: listOf(
    record({
      season_id: automaticId,
      ql_to_sh_show: yesNo,
      ql_to_sh_type: adType,
      sl_to_sh_show: yesNo,
      sl_to_sh_type: adType,
      rs_to_sh_show: yesNo,
      rs_to_sh_type: adType,
      quiz_intro_banner_show: yesNo,
    }),
  ),
});

/** Where the files are. */
export const contestFolder = join(__dirname, 'contest');

/** The content of one file of the contest; throws with the place of the first property that is missing, unknown or wrong. */
export function load<T>(file: string, read: Read<T>): T {
  return read(JSON.parse(readFileSync(join(contestFolder, file), 'utf8')), file);
}
