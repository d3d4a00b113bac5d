import { fold } from './fold';

/*
 * Near duplicates. Two texts are compared by their trigrams, the sequences of three characters, as PostgreSQL's pg_trgm
 * does: https://www.postgresql.org/docs/current/pgtrgm.html
 * Their similarity is Dice's coefficient: twice the number of trigrams that both have, by the sum of what each has. So
 * it is 1 for equal texts and 0 for texts that have nothing in common; one changed word of ten gives about 0.85.
 */

/** Texts at least this similar are near duplicates. */
export const nearDuplicate = 0.8;

const separators = /[\p{P}\p{S}\s]+/gu;

/** What two texts are compared by: without case, diacritics and punctuation. */
export const comparable = (text: string): string => fold(text).replace(separators, ' ').trim();

/** A text with what it is compared by. */
export type Comparable = {
  readonly text: string;
  readonly trigrams: ReadonlySet<string>;
  /** Texts that name different numbers are different questions: “Who wrote Psalm 23?” and “Who wrote Psalm 24?”. */
  readonly numbers: string;
};

export function toComparable(raw: string): Comparable {
  const text = comparable(raw);
  const padded = ` ${text} `;
  const trigrams = new Set<string>();
  for (let end = 3; end <= padded.length; end += 1) trigrams.add(padded.slice(end - 3, end));
  return { text, trigrams, numbers: (text.match(/\p{N}+/gu) ?? []).join(' ') };
}

/** A text of an index; while a text is compared with it, how many trigrams both have. */
type Indexed<Item> = { readonly item: Item; readonly compared: Comparable; common: number };

type Found<Item> = { readonly item: Item; readonly similarity: number };

/** Finds similar texts without comparing each with each: only those of the same numbers, by their common trigrams. */
export class SimilarTexts<Item> {
  private readonly byNumbers = new Map<string, Map<string, Indexed<Item>[]>>();

  add(item: Item, compared: Comparable): void {
    const indexed = { item, compared, common: 0 };
    const byTrigram = this.byNumbers.get(compared.numbers) ?? new Map<string, Indexed<Item>[]>();
    this.byNumbers.set(compared.numbers, byTrigram);
    for (const trigram of compared.trigrams) {
      const known = byTrigram.get(trigram);
      if (known) known.push(indexed);
      else byTrigram.set(trigram, [indexed]);
    }
  }

  remove(item: Item, { trigrams, numbers }: Comparable): void {
    const byTrigram = this.byNumbers.get(numbers);
    for (const trigram of trigrams) {
      const known = byTrigram?.get(trigram);
      const at = known?.findIndex((indexed) => indexed.item === item) ?? -1;
      if (at >= 0) known?.splice(at, 1);
    }
  }

  /** All near duplicates, in no order. */
  findAll(wanted: Comparable): Item[] {
    return this.nearDuplicates(wanted).map(({ item }) => item);
  }

  /** The most similar text, if one is a near duplicate; the first one of several. */
  find(wanted: Comparable): Found<Item> | undefined {
    let best: Found<Item> | undefined;
    for (const found of this.nearDuplicates(wanted))
      if (found.similarity > (best?.similarity ?? 0)) best = found;
    return best;
  }

  /** Counts the common trigrams of all texts at once: a set of those that have any would take longer than the counting. */
  private nearDuplicates({ trigrams, numbers }: Comparable): Found<Item>[] {
    const byTrigram = this.byNumbers.get(numbers);
    const met: Indexed<Item>[] = [];
    for (const trigram of trigrams)
      for (const indexed of byTrigram?.get(trigram) ?? []) {
        if (indexed.common === 0) met.push(indexed);
        indexed.common += 1;
      }
    return met.flatMap((indexed) => {
      const { item, compared, common } = indexed;
      indexed.common = 0;
      const similarity = (2 * common) / (trigrams.size + compared.trigrams.size);
      return similarity >= nearDuplicate ? [{ item, similarity }] : [];
    });
  }
}
