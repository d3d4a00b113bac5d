import type { QuestionType, RowNote } from '../imported';
import type { RawQuestion } from '../to-row';
import { looksLikeHtml, plainOfHtml } from './plain-of-html';

/*
 * Moodle's GIFT format: https://docs.moodle.org/en/GIFT_format. A question that cannot be read costs that question only.
 */

type Block = { readonly line: number; readonly id?: string; readonly text: string };

/** The questions of a text in GIFT. */
export const readGift = (text: string): RawQuestion[] =>
  blocksOf(text).map((block, index) => {
    const question = readBlock(block);
    return { ...question, place: { ...question.place, question: index + 1 } };
  });

/** Parts between blank lines; a blank line between braces belongs to its question. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let id: string | undefined;
  let lines: string[] = [];
  let start = 0;
  let isOpen = false;
  const end = () => {
    if (lines.length > 0)
      blocks.push({ line: start, text: lines.join('\n'), ...(id === undefined ? {} : { id }) });
    if (lines.length > 0) id = undefined;
    lines = [];
    isOpen = false;
  };
  for (const [index, line] of text.split(/\r\n|[\n\r]/).entries()) {
    const trimmed = line.trim();
    if (trimmed.startsWith('//')) id = idIn(trimmed) ?? id;
    else if (trimmed.startsWith('$CATEGORY:')) end();
    else if (trimmed === '') {
      if (!isOpen) end();
    } else {
      // A brace that was forgotten must not take the next question as well.
      if (isOpen && (trimmed.startsWith('::') || find(trimmed, '{') >= 0)) end();
      if (lines.length === 0) start = index + 1;
      lines.push(line);
      isOpen = (isOpen || find(line, '{') >= 0) && find(line, '}') < 0;
    }
  }
  end();
  return blocks;
}

/** The id in a comment: `// [id:z1]`. */
function idIn(comment: string): string | undefined {
  const start = comment.indexOf('[id:') + 4;
  const end = start < 4 ? -1 : find(comment, ']', start);
  return end > start ? comment.slice(start, end) : undefined;
}

/** The place of the first of some characters that no backslash escapes. */
function find(text: string, chars: string, from = 0): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (chars.includes(text.charAt(index))) return index;
  }
  return -1;
}

const unescape = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, char: string) => (char === 'n' ? '\n' : char));

function readBlock({ line, id, text }: Block): RawQuestion {
  const place = { row: line };
  const titled = /^\s*::(?:[^:\\]|\\.|:(?!:))*::/.exec(text);
  const body = titled ? text.slice(titled[0].length) : text;
  const open = find(body, '{');
  const close = find(body, '}');
  const unreadable = (): RawQuestion => ({
    ...{ place, question: '', options: [], answer: '' },
    faults: [{ kind: 'unreadable', text: text.trim().slice(0, 100) }],
  });
  if (open < 0 || close < open) return unreadable();
  const after = body.slice(close + 1);
  const stem = withBlank(body.slice(0, open).trim(), after);
  const reader = textReader(formatOf(stem));
  const question = reader.read(stem);
  const answers = readAnswers(body.slice(open + 1, close), reader.read);
  const unsupported = find(after, '{') >= 0 ? 'fill-in' : answers.type;
  return {
    place,
    ...(id === undefined ? {} : { id: unescape(id) }),
    question,
    options: unsupported ? [] : answers.options,
    answer: answers.correct.length === 1 ? { place: answers.correct[0] ?? 0 } : '',
    notes: [...(answers.hasFeedback ? [{ kind: 'feedback-left-out' } as const] : []), ...reader.notes()],
    faults: [
      ...(unsupported ? [{ kind: 'not-multiple-choice', type: unsupported } as const] : []),
      ...(!unsupported && answers.correct.length > 1
        ? [{ kind: 'several-answers', count: answers.correct.length } as const]
        : []),
    ],
  };
}

/** Where answers stand in a sentence, the sentence has a blank; a sign behind it stays beside it. */
function withBlank(before: string, after: string): string {
  if (after.trim() === '') return before;
  const space = /^\s|^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return `${before}${before === '' ? '' : ' '}_____${space}${after.trim()}`;
}

type Answers = {
  type?: QuestionType;
  options: readonly string[];
  /** Places of the correct options. */
  correct: readonly number[];
  hasFeedback: boolean;
};

function readAnswers(raw: string, read: (text: string) => string): Answers {
  const general = raw.indexOf('####');
  const body = (general < 0 ? raw : raw.slice(0, general)).trim();
  const hasGeneral = general >= 0;
  const none = { options: [], correct: [], hasFeedback: hasGeneral };
  if (body === '') return { ...none, type: 'essay' };
  if (/^(?:T|F|TRUE|FALSE)\s*(?:#|$)/i.test(body))
    return { ...none, type: 'true-false', hasFeedback: body.includes('#') };
  if (body.startsWith('#')) return { ...none, type: 'numeric' };
  const parts = answerParts(body);
  if (parts.length === 0) return { ...none, type: 'other' };
  const isChoice = parts.some(({ sign }) => sign === '~');
  if (!isChoice)
    return { ...none, type: parts.every(({ text }) => text.includes('->')) ? 'matching' : 'short-answer' };
  const answers = parts.map(({ sign, text }) => {
    const [, weight] = /^%(-?[\d.]+)%/.exec(text) ?? [];
    const unweighted = weight === undefined ? text : text.replace(/^%-?[\d.]+%/, '');
    const feedback = find(unweighted, '#');
    return {
      isCorrect: sign === '=' || Number(weight ?? 0) > 0,
      text: read(feedback < 0 ? unweighted : unweighted.slice(0, feedback)),
      hasFeedback: feedback >= 0,
    };
  });
  const correct = answers.flatMap(({ isCorrect }, place) => (isCorrect ? [place] : []));
  return {
    options: answers.map(({ text }) => text),
    correct,
    hasFeedback: hasGeneral || answers.some((each) => each.hasFeedback),
  };
}

function answerParts(body: string): { sign: string; text: string }[] {
  const parts: { sign: string; text: string }[] = [];
  for (let start = find(body, '=~'); start >= 0;) {
    const next = find(body, '=~', start + 1);
    const text = body.slice(start + 1, next < 0 ? undefined : next);
    parts.push({ sign: body.charAt(start), text: text.trim() });
    start = next;
  }
  return parts;
}

const format = /^\s*\[(html|moodle|plain|markdown)\]/i;

const formatOf = (text: string): string => format.exec(text)?.[1]?.toLowerCase() ?? 'moodle';

/** Reads texts of a question, whose format its options share unless they name their own. */
function textReader(inherited: string) {
  const notes = new Map<string, RowNote>();
  return {
    notes: () => [...notes.values()],
    read(raw: string): string {
      const own = format.test(raw) ? formatOf(raw) : inherited;
      const text = unescape(raw.replace(format, '').trim());
      const isHtml = own === 'html' || (own === 'moodle' && looksLikeHtml(text));
      if (!isHtml) return text;
      const { text: plain, hasPicture } = plainOfHtml(text);
      if (looksLikeHtml(text)) notes.set('formatting', { kind: 'formatting-removed' });
      if (hasPicture) notes.set('picture', { kind: 'picture-left-out' });
      return plain;
    },
  };
}

/** Whether a text has questions in GIFT. */
export const looksLikeGift = (text: string): boolean =>
  /^[ \t]*::[^:\n]+::/m.test(text) || /(?<!\\)\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[}#]|\})/.test(text);
