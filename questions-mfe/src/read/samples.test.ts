import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from './testing/expected';
import type { ImportedRow } from './imported';
import { readBytes } from './read-source';
import { readText } from './read-text';

type Row = { readonly ok: boolean; readonly q?: string; readonly o?: readonly string[]; readonly a?: string };
type Sample = {
  readonly file: string;
  readonly how: 'file' | 'paste' | 'paste-html';
  readonly title: string;
  readonly expect: { readonly rows?: readonly Row[] };
};

const folder = join(__dirname, 'testing/samples');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const bytesOf = (file: string) => new Uint8Array(readFileSync(join(folder, file)));
const samples = JSON.parse(textOf('expected.json')) as Sample[];

const readSample = ({ file, how }: Sample) => {
  if (how === 'file') return readBytes(bytesOf(file), { name: file });
  return readText(textOf(file), how === 'paste-html' ? { plain: textOf(`${file}.plain.txt`) } : {});
};

const inShort = ({ values }: ImportedRow) => ({
  q: values.question,
  o: [values.option1, values.option2, values.option3, values.option4],
  a: values.answer,
});

describe('a list as hosts have it', () => {
  const read = samples.filter(({ expect: { rows } }) => rows);

  it.each(read.map((sample) => [sample.title, sample] as const))('%s is read', (_title, sample) => {
    const { rows } = readSample(sample);
    const wanted = (sample.expect.rows ?? []).filter(({ ok }) => ok).map(({ q, o, a }) => ({ q, o, a }));
    expect(rows.filter(({ faults }) => faults.length === 0).map(inShort)).toEqual(wanted);
  });

  it('shows what belongs to no question', () =>
    expect(readText(textOf('F57-title-and-rounds.txt')).leftOver).toEqual([
      { place: { row: 1 }, text: 'ST. THOMAS YOUTH BIBLE QUIZ' },
      { place: { row: 2 }, text: 'Choose the right answer.' },
      { place: { row: 4 }, text: 'Round 1: Old Testament' },
      { place: { row: 19 }, text: 'Round 2: New Testament' },
    ]));

  it('names the rows that a filter hides', () =>
    expect(readBytes(bytesOf('B16-filtered-rows.xlsx')).notes).toEqual([
      { kind: 'hidden-rows-left-out', sheet: 'Bank', rows: [3, 5] },
    ]));

  it('rejects what was garbled, and questions of other kinds', () => {
    const faultsOf = (file: string) =>
      readBytes(bytesOf(file), { name: file }).rows.flatMap(({ faults }) => faults.map(({ kind }) => kind));
    expect(new Set(faultsOf('I12-telugu-mojibake.csv'))).toEqual(new Set(['lost-characters']));
    expect(faultsOf('F14-blackboard.txt')).toEqual(['not-multiple-choice']);
    expect(faultsOf('F32-opentdb.json')).toEqual(['not-multiple-choice']);
  });

  it('is refused as a document of Word', () =>
    expect(refusal(bytesOf('F49-questions.docx'), { name: 'questions.docx' })).toBe('word-document'));

  it('is read from the plain text where the table of a paste has no questions', () => {
    const html = '<table><tr><td>1</td><td>Who?</td></tr></table>';
    expect(readText(html, { plain: textOf('F64-options-in-a-cell.html.plain.txt') }).rows).toHaveLength(2);
  });
});
