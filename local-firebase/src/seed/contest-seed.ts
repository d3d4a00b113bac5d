import { isObject } from '../wire/message';

export interface SeedAccount {
  uid: string;
  email: string;
  displayName: string;
  label: string;
}

/** What a store is filled with before its first use. Paths are relative to the database, data is plain JSON. */
export interface Seed {
  accounts: SeedAccount[];
  documents: { path: string; data: object }[];
}

type Json = Record<string, unknown>;

/** Turns the files of seed/contest into accounts and documents, as seed/README.md says. */
export function contestSeed(files: ReadonlyMap<string, unknown>): Seed {
  const seed: Seed = { accounts: [], documents: [] };
  for (const [file, content] of files) {
    if (file === 'accounts.json') addAccounts(seed, objectsIn(content));
    else if (file === 'settings.json') addSettings(seed, content);
    else addSeason(seed, content);
  }
  return seed;
}

function addAccounts(seed: Seed, accounts: Json[]): void {
  for (const { uid, email, displayName, role } of accounts) {
    const label = typeof role === 'string' ? role : 'Host';
    seed.accounts.push({ uid: String(uid), email: String(email), displayName: String(displayName), label });
    if (role !== null) seed.documents.push({ path: `user_permissions/${String(uid)}`, data: { role } });
  }
}

function addSettings(seed: Seed, content: unknown): void {
  for (const [collection, entries] of Object.entries(isObject(content) ? content : {})) {
    add(seed, collection, 'season_id', objectsIn(entries));
  }
}

function addSeason(seed: Seed, content: unknown): void {
  if (!isObject(content) || !isObject(content['season'])) throw new Error('A season file needs a season.');
  const season = content['season'];
  add(seed, 'seasons', 'season_id', [season]);
  const quizzesPath = `seasons/${String(season['season_id'])}/quizzes`;
  for (const { questions, results, ...quiz } of objectsIn(content['quizzes'])) {
    add(seed, quizzesPath, 'quiz_id', [quiz]);
    const path = `${quizzesPath}/${String(quiz['quiz_id'])}`;
    add(seed, `${path}/questions`, 'question_id', objectsIn(questions));
    add(seed, `${path}/results`, 'uid', objectsIn(results));
  }
}

function add(seed: Seed, collection: string, key: string, entries: Json[]): void {
  for (const data of entries) seed.documents.push({ path: `${collection}/${String(data[key])}`, data });
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
