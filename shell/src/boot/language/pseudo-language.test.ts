import { pseudo } from './pseudo-language';

it.each([
  ['Sign In', '⟦Šîĝñ Îñ ~~~⟧'],
  [
    '{count, plural, one {# quiz} other {# quizzes}}',
    '⟦{count, plural, one {# qûîž} other {# qûîžžéš}} ~~~~~~~ ~~~~~~~ ~~~⟧',
  ],
  ['Read our <link>policy</link>.', '⟦Ŕéàd õûŕ <link>põļîçý</link>. ~~~~~~~ ~~~~⟧'],
])('the pseudo-language changes the text of %s, and only that', (message, text) =>
  expect(pseudo(message)).toBe(text),
);
