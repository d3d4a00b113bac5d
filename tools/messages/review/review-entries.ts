import { findWords } from '../glossary/words';
import type { Glossary } from '../glossary/glossary';
import type { FoundMessage } from '../messages-in-code';
import { shownForms, type ShownForm } from '../shown-forms';
import { screenOf, screens } from './screens';

/** A text as people read it, with the numbers for which it is shown if it changes with them. */
type ReadForm = { readonly numbers: string; readonly text: string };

export type ReviewEntry = {
  readonly english: readonly ReadForm[];
  readonly translation: readonly ReadForm[];
  /** The questions of the glossary that are about it, counted from 1. */
  readonly questions: readonly number[];
};

export type ReviewScreen = { readonly name: string; readonly entries: readonly ReviewEntry[] };

const numbersOf = (choice: string): string =>
  choice
    .split(' ')
    .map((part) => part.replace(/^.*:/, ''))
    .map((form) => ({ one: '1', other: '2+' })[form] ?? form.replace('=', ''))
    .join(', ');

const readForm = ({ choice, pieces }: ShownForm): ReadForm => ({
  numbers: numbersOf(choice),
  text: pieces.map((piece) => ('text' in piece ? piece.text : `⟨${piece.value}⟩`)).join(''),
});

/** The forms of a message as people read them, values as ⟨name⟩ and plurals as one form each. */
export const readForms = (message: string): ReadForm[] => shownForms(message).map(readForm);

/** English needs no form for 1: the other one says what the text is about. */
function englishForms(message: string): ReadForm[] {
  const forms = shownForms(message).filter(({ choice }) => !/:one\b/.test(choice));
  return forms.length === 1 ? forms.map((form) => readForm({ ...form, choice: '' })) : forms.map(readForm);
}

/** The translation of a message in a file, if there is one. */
export type Translate = (file: string, message: string) => string | undefined;

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');

/** Whether a text has a word of a question; one in quotation marks must be the whole text. */
const isAbout = (word: string, text: string): boolean =>
  word.startsWith('“') ? word === `“${text}”` : findWords(word, text) !== undefined;

/**
 * Every translation once, by the most important screen that shows it, in the order of the code; none that is its English. Files that no screen
 * has, as in another repository, are named by their folder.
 */
export function reviewScreens(
  found: readonly FoundMessage[],
  translate: Translate,
  questions: Glossary['questions'],
): ReviewScreen[] {
  const names = screens.map(({ name }) => name);
  const shown = found.flatMap((each) => {
    const translation = 'message' in each ? translate(each.file, each.message) : undefined;
    if (!('message' in each) || !translation || translation === each.message) return [];
    return [{ ...each, translation, screen: screenOf(each.file) ?? folderOf(each.file) }];
  });
  const all = [
    ...names,
    ...new Set(shown.map(({ screen }) => screen).filter((name) => !names.includes(name))),
  ];
  const seen = new Set<string>();
  const byScreen = all.map((name) => ({
    name,
    entries: shown
      .filter(({ screen, message, translation }) => {
        const key = JSON.stringify([message, translation]);
        return screen === name && !seen.has(key) && seen.add(key);
      })
      .map(({ message, translation }) => entryOf(message, translation, questions)),
  }));
  return byScreen.filter(({ entries }) => entries.length > 0);
}

function entryOf(message: string, translation: string, questions: Glossary['questions']): ReviewEntry {
  const forms = readForms(translation);
  const asked = questions.flatMap(({ words }, index) =>
    words.some((word) => forms.some(({ text }) => isAbout(word, text))) ? [index + 1] : [],
  );
  return { english: englishForms(message), translation: forms, questions: asked };
}
