import { currentLanguage } from './messages';

type Values = Readonly<Record<string, string | number>>;

/** `{name}`, or `{count, plural, one {…} other {…}}` with `{name}` inside. */
const argument = /\{(\w+)(?:, plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;

const form = /(=?\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Puts values into a message in the syntax of ICU. Numbers are written as the language does. */
export const format = (message: string, values: Values): string =>
  message.replace(argument, (_all, name: string, forms?: string) => {
    const value = values[name] ?? '';
    const shown = value.toLocaleString(currentLanguage());
    return forms
      ? format(
          formFor(Number(value), forms).replaceAll('#', () => shown),
          values,
        )
      : shown;
  });

function formFor(count: number, forms: string): string {
  const texts = new Map([...forms.matchAll(form)].map(([, name, text]) => [name, text]));
  const rule = new Intl.PluralRules(currentLanguage()).select(count);
  return texts.get(`=${count}`) ?? texts.get(rule) ?? texts.get('other') ?? '';
}
