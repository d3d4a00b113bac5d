import { truncate } from '@console/shared/format';
import { t } from '../../i18n';
import type { Contexts, Rule, RuleOf, Subject } from '../rule';

/**
 * UTF-8 that was read as Latin-1 or Windows-1252: `é` became `Ã©`, a dash `â€“`, a Telugu letter `à°…` or `à±…`; or what could
 * not be read at all, `�`.
 */
const mojibake = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€|à[°±]/u;

type Texts<Of extends Subject> = (context: Contexts[Of]) => readonly string[];

const garbled = <Of extends Subject>(of: Of, texts: Texts<Of>): RuleOf<Of> => ({
  id: `${of}-garbled`,
  level: 'fault',
  of,
  find(context) {
    const text = texts(context).find((each) => mojibake.test(each));
    return text === undefined
      ? undefined
      : t('“{text}” contains garbled characters. Retype it.', {
          text: truncate(around(text), 30),
        });
  },
});

const unnormalised = <Of extends Subject>(of: Of, texts: Texts<Of>): RuleOf<Of> => ({
  id: `${of}-not-normalised`,
  level: 'hint',
  of,
  find(context) {
    const text = texts(context).find((each) => each !== each.normalize());
    return text === undefined
      ? undefined
      : t('“{text}” uses decomposed characters (not NFC). Search in other apps may not find it. Retype it.', {
          text: truncate(text, 30),
        });
  },
});

/** The text from shortly before its first garbled character. */
function around(text: string): string {
  const start = text.search(mojibake) - 12;
  return start > 0 ? `…${text.slice(start)}` : text;
}

const seasonTexts: Texts<'season'> = ({ season: { name, host, description } }) => [name, host, description];
const quizTexts: Texts<'quiz'> = ({ quiz: { title, description, language } }) => [
  title,
  description,
  language,
];
const questionTexts: Texts<'question'> = ({ question: { text, options, answer } }) => [
  text,
  ...options,
  answer,
];
const notificationTexts: Texts<'notification'> = ({ notification: { title, description, buttonText } }) => [
  title,
  description,
  buttonText,
];

/** How texts are stored. */
export const textRules: readonly Rule[] = [
  garbled('season', seasonTexts),
  unnormalised('season', seasonTexts),
  garbled('quiz', quizTexts),
  unnormalised('quiz', quizTexts),
  garbled('question', questionTexts),
  unnormalised('question', questionTexts),
  garbled('notification', notificationTexts),
  unnormalised('notification', notificationTexts),
];
