import { textOf, type StoredFields } from '@console/shared/data';
import { limits } from '@console/shared/model';

const { question, option1, option2, option3, option4 } = limits.question;

/** The texts of a question, and how long each may be. */
const texts = { question, option_1: option1, option_2: option2, option_3: option3, option_4: option4 };

/** The fields of a question that are copied; `undefined` where the database would refuse them in a new one. */
export function questionToCopy(stored: StoredFields): StoredFields | undefined {
  const copied = Object.fromEntries(Object.keys(texts).map((name) => [name, textOf(stored, name)]));
  const fits = Object.entries(texts).every(([name, longest]) => isText(copied[name], longest));
  const [, ...options] = Object.values(copied);
  const answer = textOf(stored, 'answer');
  return fits && options.includes(answer) ? { ...copied, answer } : undefined;
}

const isText = (text: string | undefined, longest: number): boolean =>
  text !== undefined && text.length > 0 && text.length <= longest;
