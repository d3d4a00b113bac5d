import { UnreadableSource, type ImportedSource, type UnreadableReason } from '../imported';
import { readBytes } from '../read-source';
import { readText, type ReadOptions } from '../read-text';

/** What is read from a source, in short: `Who?|Noah|Moses|David|Saul → Noah`, with faults and notes in brackets. */
export const summary = ({ rows }: ImportedSource): string[] =>
  rows.map(({ values, faults, notes }) => {
    const { question, option1, option2, option3, option4, answer } = values;
    const kinds = [...faults, ...notes].map(({ kind }) => kind);
    return `${[question, option1, option2, option3, option4].join('|')} → ${answer}${kinds.length > 0 ? ` [${kinds.join(', ')}]` : ''}`;
  });

export const read = (source: string | Uint8Array, options: ReadOptions = {}): ImportedSource =>
  typeof source === 'string' ? readText(source, options) : readBytes(source, options);

/** Why a source is refused as a whole; `undefined` where it is read. */
export function refusal(
  source: string | Uint8Array,
  options: ReadOptions = {},
): UnreadableReason | undefined {
  try {
    read(source, options);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableSource) return error.reason;
    throw error;
  }
}

/** The question that most files have, as it is read. */
export const ark = 'Who built the ark?|Noah|Moses|David|Saul → Noah';
export const sea = 'Who parted the sea?|Noah|Moses|David|Saul → Moses';
