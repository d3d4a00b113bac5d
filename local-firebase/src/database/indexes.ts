import { formatFieldPath, type FieldPath } from '../paths/field-path';
import type { Document } from '../values/value';
import { FieldIndex, type IndexKind } from './field-index';

const most = 50;

/** The indexes of one collection or group: each is made when a query first needs it, and kept up from then on. */
export class Indexes {
  /** The one used last is at the end. */
  private readonly byKey = new Map<string, FieldIndex>();

  get(kind: IndexKind, field: FieldPath, documents: () => readonly Document[]): FieldIndex {
    const key = `${kind} ${formatFieldPath(field)}`;
    const index = this.byKey.get(key) ?? new FieldIndex(kind, field, documents());
    this.byKey.delete(key);
    this.byKey.set(key, index);
    const [oldest] = this.byKey.keys();
    if (this.byKey.size > most && oldest !== undefined) this.byKey.delete(oldest);
    return index;
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    for (const index of this.byKey.values()) index.replace(before, after);
  }
}
