import type { FieldPath } from '../paths/field-path';
import type { Fields, Value } from '../values/value';
import type { NumberValue } from '../ordering/compare-numbers';

export type Precondition = { exists: boolean } | { updateTime: string };

export type Transform = { field: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: NumberValue }
  | { kind: 'append' | 'remove'; elements: Value[] }
);

interface Common {
  /** Full name of the document. */
  name: string;
  precondition?: Precondition;
}
export interface Update extends Common {
  kind: 'update';
  fields: Fields;
  /** Absent: the fields replace the document. */
  mask?: FieldPath[];
  transforms: Transform[];
}
export type Write = Update | (Common & { kind: 'delete' }) | (Common & { kind: 'verify' });

/** What a client is told about one write of a commit. */
export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}
