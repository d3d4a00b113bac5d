import type { AnswerKey } from './answer-key';
import { roundsIn } from './answer-pairs';
import type { Draft } from './draft';
import type { Token } from './tokens';

/** A question while its list is read: where it ends, and who wrote it, in a chat. */
export type Asked = Draft & { readonly end: number; readonly sender?: string };

/** Keys that stand together, and the questions above them, which begin and end at these tokens. */
type Part = {
  start: number;
  end: number;
  asked: Asked[];
  lines: Token[];
  /** Lines that tell why the answers could be those of others. */
  unsure: Token[];
  answers: AnswerKey['answers'][number][];
};

/** Gives each question its answer of the key below it; returns the lines of keys that fit no questions. */
export function addKeys(
  tokens: readonly Token[],
  drafts: readonly Asked[],
  keys: readonly AnswerKey[],
): Token[] {
  let after = 0;
  // The keys of several rounds below all of them are one.
  const parts: Part[] = [];
  const lost: Token[] = [];
  for (const { start, end, answers, sender, about } of keys) {
    const asked = drafts.filter(
      (draft) => draft.options.length > 0 && draft.end > after && draft.end <= start,
    );
    const lines = tokens.slice(start, end);
    const askers = (asked.length > 0 ? asked : (parts.at(-1)?.asked ?? [])).map((draft) => draft.sender);
    // What another person has answered is no key.
    if (sender !== undefined && askers.some((asker) => asker !== undefined && asker !== sender)) {
      lost.push(...lines);
      continue;
    }
    if (asked.length > 0 || parts.length === 0)
      parts.push({ start: after, end: start, asked, lines: [], unsure: [], answers: [] });
    const part = parts.at(-1);
    const isOfUnknown = sender !== undefined && askers.includes(undefined);
    // The title of a round, or the last line of the question above, is not about the key.
    const isAbout = about && roundsIn(about.text).length === 0 && drafts.every(({ end: to }) => to !== start);
    part?.unsure.push(...(isAbout ? [about] : []), ...(isOfUnknown ? lines : []));
    part?.lines.push(...lines);
    part?.answers.push(...answers);
    after = start;
  }
  const unused = parts.flatMap((part) =>
    areRoundsInOrder(tokens, part) && isGiven(part.asked, part) ? [] : part.lines,
  );
  return [...lost, ...unused];
}

/** Whether a key names the rounds of its questions in their order, or, where those have no names, one after the other. */
function areRoundsInOrder(tokens: readonly Token[], { start, end, lines }: Part): boolean {
  const named = lines.flatMap(({ text }) => roundsIn(text));
  if (named.length === 0) return true;
  const headings = tokens.slice(start, end).filter(({ endsQuestion }) => !endsQuestion);
  const asked = [...new Set(headings.flatMap(({ text }) => roundsIn(text).slice(0, 1)))];
  const order = asked.length > 1 ? asked : [...named].sort((one, other) => one - other);
  const isSame = named.filter((round) => order.includes(round)).join() === order.join();
  return isSame && asked.every((round) => named.includes(round));
}

/** Whether each answer of a key was given to its question: that of its number, or of its place where all have one. */
function isGiven(asked: readonly Asked[], { answers, unsure }: Part): boolean {
  // Numbers above their answers, in two rows of a table, are no pairs.
  if (new Set(answers.map(({ number }) => number === undefined)).size > 1) return false;
  const byNumber = new Map(asked.map((draft) => [draft.number, draft]));
  const isByNumber = byNumber.size === asked.length && !byNumber.has(undefined);
  const isByPlace =
    answers.length === asked.length &&
    (answers.every(({ number }, index) => number === undefined || number === index + 1) ||
      // Numbers that begin again with each round.
      answers.every(({ number }, index) => number === asked[index]?.number));
  const isUsed = answers.map(({ number, answer }, index) => {
    const draft =
      isByNumber && number !== undefined ? byNumber.get(number) : isByPlace ? asked[index] : undefined;
    draft?.answers.push(answer);
    draft?.unsure.push(...unsure.map(({ whole }) => whole));
    return draft !== undefined;
  });
  return isUsed.every(Boolean);
}
