import type { CleanLine } from '../../../form/clean-line';
import { valueOf } from '../../digits';
import { pairsIn } from './answer-pairs';
import { digitOf, letterOf } from './option-mark';

/*
 * Numbers of questions that could be parts of other texts as well: they are numbers where they count the questions of a list.
 */

const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const romans = ['', 'X', 'XX', 'XXX'].flatMap((tens) => ones.map((one) => tens + one));

type Style = {
  readonly mark: RegExp;
  readonly value: (number: string) => number;
  /** How many questions have it at least. */
  readonly least: number;
  /** Whether usual numbers stand in a list beside it: then it is none. */
  readonly isAlone: boolean;
};

const styles: readonly Style[] = [
  { mark: /^\ue000?\[(\p{Nd}{1,3})\]\ue001?\s*(?=\S)/u, value: valueOf, least: 1, isAlone: false },
  { mark: /^\ue000?#(\p{Nd}{1,3})[.):]?\ue001?\s+(?=\S)/u, value: valueOf, least: 1, isAlone: true },
  { mark: /^\ue000?no\.?\s*(\p{Nd}{1,3})[.):]?\ue001?\s+(?=\S)/iu, value: valueOf, least: 2, isAlone: true },
  { mark: /^\ue000?👉\s*(\p{Nd}{1,3})[.)]\ue001?\s*(?=\S)/u, value: valueOf, least: 1, isAlone: true },
  {
    mark: /^\ue000?([IVX]{1,6})[.)]\ue001?\s+(?=\S)/u,
    value: (roman) => romans.indexOf(roman),
    ...{ least: 2, isAlone: true },
  },
];
const usual = /^\ue000?\(?\p{Nd}{1,3}[.)]/u;

/** Lines in which `[1]`, `#1`, `No. 1`, `👉 1.` or `I.` is `1.`, where such numbers count questions. */
export function counted(lines: readonly CleanLine[]): readonly CleanLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  const isNumbered = filled.some(({ text }) => usual.test(text) && pairsIn(text).length === 0);
  const numbers = new Map<CleanLine, string>();
  for (const { mark, value, least, isAlone } of styles) {
    if (isAlone && isNumbered) continue;
    const found = filled.flatMap((line, index) => {
      const [whole, number = ''] = mark.exec(line.text) ?? [];
      return whole === undefined
        ? []
        : [{ line, index, value: value(number), rest: line.text.slice(whole.length) }];
    });
    const isQuestion = found.map(({ index }, place) =>
      areOptions(filled.slice(index + 1, found[place + 1]?.index)),
    );
    const isCount = found.every((each, place) => each.value === (found[0]?.value ?? 0) + place);
    if (found.length < least || !isCount || !isQuestion.every(Boolean)) continue;
    if (least > 1 && found[0]?.value !== 1) continue;
    found.forEach((each) => numbers.set(each.line, `${each.value}. ${each.rest}`));
  }
  return lines.map((line) => ({ ...line, text: numbers.get(line) ?? line.text }));
}

/** Whether lines below a question could have its options: one has a mark, or there are four. */
const areOptions = (lines: readonly CleanLine[]): boolean =>
  lines.length >= 4 || lines.some(({ text }) => letterOf(text) ?? digitOf(text));
