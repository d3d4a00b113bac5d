import { readLines } from '../text/read-lines';
import { agreed } from '../answer';
import type { RawQuestion } from '../to-row';
import type { Columns } from './columns';
import { textAt, type SheetRow } from './sheet';

const separators = ['\n', ';', '|', '/', ','];

/** Options on lines: those of one line are divided where a sign gives four. */
function onLines(cell: string): string {
  const parts = separators.map((separator) => cell.split(separator).map((part) => part.trim()));
  const four = parts.find(({ length }) => length > 1);
  return four?.length === 4 ? four.join('\n') : cell;
}

/** A question whose options stand in one cell, or in that of the question: the cell is read as lines. */
export function readTogether(row: SheetRow, { mapping, together }: Columns, sheet?: string): RawQuestion {
  const place = { row: row.row, ...(sheet === undefined ? {} : { sheet }) };
  const isInQuestion = together === mapping.question;
  const cell = textAt(row, together);
  const question = textAt(row, mapping.question);
  const answer = textAt(row, mapping.answer).trim();
  const text = isInQuestion ? cell : `?\n${/[\n]|[a-d][).]/i.test(cell) ? cell : onLines(cell)}`;
  const { questions } = readLines(text);
  const [read] = questions;
  if (!read || questions.length > 1)
    return {
      ...{ place, question, options: [], answer: '' },
      faults: [{ kind: 'unreadable', text: cell.slice(0, 100) }],
    };
  const agreement = agreed([answer, read.answer], read.options);
  return {
    ...read,
    place,
    question: isInQuestion ? read.question : question,
    answer: agreement.answer,
    faults: [...(read.faults ?? []), ...agreement.faults],
    ...(mapping.id === undefined ? {} : { id: textAt(row, mapping.id) }),
  };
}
