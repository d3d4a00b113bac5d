import { escaped } from '../../hosting/escaped';
import type { Glossary } from '../glossary/glossary';
import type { ReviewEntry, ReviewScreen } from './review-entries';
import { reviewStyles } from './review-styles';

/** What a page for a native reader shows. */
export type Review = {
  readonly language: string;
  readonly screens: readonly ReviewScreen[];
  readonly questions: Glossary['questions'];
  /** The address of a font with the language's letters, if there is one. */
  readonly font: string | undefined;
};

const textOf = (forms: ReviewEntry['english']): string =>
  forms
    .map(({ numbers, text }) => (numbers ? `<b>${escaped(numbers)}:</b> ${escaped(text)}` : escaped(text)))
    .join('<br>');

const entryOf = (language: string, { english, translation, questions }: ReviewEntry): string =>
  `<li>
<input type="checkbox" aria-label="Wrong">
<p class="english">${textOf(english)}</p>
<p class="translation" lang="${language}"><span>${textOf(translation)}${questions
    .map((number) => `<sup>Q${number}</sup>`)
    .join('')}</span><i></i></p>
</li>`;

const screenOf = (language: string, { name, entries }: ReviewScreen): string =>
  `<h2><input type="checkbox" aria-label="Read"> ${escaped(name)} <small>${entries.length}</small></h2>
<ol>
${entries.map((entry) => entryOf(language, entry)).join('\n')}
</ol>`;

const questionOf = ({ question }: Glossary['questions'][number]): string =>
  `<li>${escaped(question)}<i></i></li>`;

/** A page to print: every text with its English, by screen, with a box to tick and a line for the correction. */
export function reviewPage({ language, screens, questions, font }: Review): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  const count = screens.reduce((sum, { entries }) => sum + entries.length, 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)} texts of the Bible Quiz Console</title>
<style>${reviewStyles(font)}</style>
</head>
<body>
<h1>${escaped(name)} texts of the Bible Quiz Console</h1>
<p>These are the ${count} texts of the console, by screen, the most important first, each with its English in grey. Tick the
box of a text that is wrong, or that nobody in a church would say, and write a better one on its line; a word is enough.
Tick the box of a heading when you have read its part. Whatever is not ticked then is right.</p>
<p>⟨name⟩ stands for what the console fills in: keep it, anywhere in the sentence. <b>1:</b> is shown for one,
<b>2+:</b> for several. A mark such as <sup>Q1</sup> says that the question with this number is about the text.</p>
${questions.length > 0 ? `<h2>Questions that only a native speaker can decide</h2>\n<ol class="questions">\n${questions.map(questionOf).join('\n')}\n</ol>` : ''}
<main>
${screens.map((screen) => screenOf(language, screen)).join('\n')}
</main>
</body>
</html>
`;
}
