import { compareNames } from '../ordering/compare-text';
import { compareValues } from '../ordering/compare-values';
import { valueAt, type FieldPath } from '../paths/field-path';
import { elementsOf, type Document, type Value } from '../values/value';
import { SortedList } from './sorted-list';

/** By the value of the field, or by each element of the lists in it. */
export type IndexKind = 'value' | 'elements';

export interface Entry {
  value: Value;
  document: Document;
}

/** The documents that have a field, by its value and then by name: what Firestore keeps as a single-field index. */
export class FieldIndex {
  private readonly entries: SortedList<Entry>;

  constructor(
    private readonly kind: IndexKind,
    private readonly field: FieldPath,
    documents: readonly Document[],
  ) {
    this.entries = new SortedList(
      compareEntries,
      documents.flatMap((document) => this.entriesOf(document)),
    );
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    for (const entry of this.entriesOf(before)) this.entries.remove(entry);
    for (const entry of this.entriesOf(after)) this.entries.add(entry);
  }

  /** How many entries lie before a place that divides the order. */
  rank(isBefore: (entry: Entry) => boolean): number {
    return this.entries.rank(isBefore);
  }

  /** Entries of these ranks, `to` excluded. */
  range(from: number, to: number, backwards = false): Iterable<Entry> {
    return backwards ? this.entries.rangeBackwards(from, to) : this.entries.range(from, to);
  }

  private entriesOf(document: Document | undefined): Entry[] {
    const value = document && valueAt(document, this.field);
    if (!value) return [];
    const values = this.kind === 'value' ? [value] : (elementsOf(value) ?? []);
    return values.map((each) => ({ value: each, document }));
  }
}

const compareEntries = (a: Entry, b: Entry): number =>
  compareValues(a.value, b.value) || compareNames(a.document.name, b.document.name);
