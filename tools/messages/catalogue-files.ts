import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** The translations of one language by their English message. */
export type Messages = Readonly<Record<string, string>>;

/** The folder of a workspace's catalogues: one file for each language beside English. */
export const cataloguesIn = (workspace: string): string => join(workspace, 'src/locales');

const languageOf = (file: string): string => file.replace(/\.json$/, '');

/** The languages beside English that a workspace has, in the order of their codes. */
export function languagesOf(workspace: string): string[] {
  const folder = cataloguesIn(workspace);
  return existsSync(folder) ? readdirSync(folder).map(languageOf).sort() : [];
}

const schema = v.record(v.string(), v.string());

/** The messages of a workspace in a language; none if it does not have the language. */
export function messagesOf(workspace: string, language: string): Messages {
  const file = join(cataloguesIn(workspace), `${language}.json`);
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Translates messages of a workspace into a language; those that have no translation stay English. */
export function translatorOf(workspace: string, language: string): (message: string) => string {
  const messages = messagesOf(workspace, language);
  return (message) => messages[message] ?? message;
}
