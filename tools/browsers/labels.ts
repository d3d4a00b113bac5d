import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pseudoLanguage } from '../../shared/src/provided/i18n/languages';
import { pseudo } from '../../shell/src/boot/language/pseudo-language';

/** Finds a text of the console, by its English message; arguments such as `{name}` stand for any text. */
export type Label = (message: string) => RegExp;

const root = resolve(__dirname, '../..');
const workspaces = [
  'shell',
  'shared',
  'seasons-mfe',
  'quizzes-mfe',
  'questions-mfe',
  'settings-mfe',
  'public-mfe',
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const exactly = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*')}$`,
  );

/** The labels of an interface in English. */
export const inEnglish: Label = exactly;

/** The labels of an interface in any of its languages; a missing translation is English. */
export function labelsIn(language: string): Label {
  if (language === pseudoLanguage) return (message) => exactly(pseudo(message));
  const translations = new Map<string, Set<string>>();
  for (const file of workspaces.map((name) => `${root}/${name}/src/locales/${language}.json`)) {
    if (!existsSync(file)) continue;
    for (const [english, text] of Object.entries(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    ))
      translations.set(english, (translations.get(english) ?? new Set()).add(text || english));
  }
  return (message) =>
    new RegExp([...(translations.get(message) ?? [message])].map((text) => exactly(text).source).join('|'));
}
