import { fold } from '@console/shared/format';

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

/** How similar two texts are, from 0 to 1. */
export function similarity(a: Comparable, b: Comparable): number {
  if (a.text === b.text) return a.text === '' ? 0 : 1;
  if (a.numbers !== b.numbers) return 0;
  const [few, many] = a.trigrams.size < b.trigrams.size ? [a, b] : [b, a];
  let common = 0;
  for (const trigram of few.trigrams) if (many.trigrams.has(trigram)) common += 1;
  return (2 * common) / (a.trigrams.size + b.trigrams.size);
}

type Indexed<Item> = { readonly item: Item; readonly compared: Comparable };

/** Finds similar texts without comparing each with each. */
export class SimilarTexts<Item> {
  private readonly byTrigram = new Map<string, Indexed<Item>[]>();

  add(item: Item, compared: Comparable): void {
    const indexed = { item, compared };
    for (const trigram of compared.trigrams) {
      const known = this.byTrigram.get(trigram);
      if (known) known.push(indexed);
      else this.byTrigram.set(trigram, [indexed]);
    }
  }

  remove(item: Item, { trigrams }: Comparable): void {
    for (const trigram of trigrams) {
      const known = this.byTrigram.get(trigram);
      const at = known?.findIndex((indexed) => indexed.item === item) ?? -1;
      if (at >= 0) known?.splice(at, 1);
    }
  }

  /** All near duplicates, in no order. */
  findAll(wanted: Comparable): Item[] {
    return [...this.candidates(wanted)]
      .filter(({ compared }) => similarity(wanted, compared) >= nearDuplicate)
      .map(({ item }) => item);
  }

  /** The most similar text, if one is a near duplicate; the first one of several. */
  find(wanted: Comparable): { item: Item; similarity: number } | undefined {
    let best: { item: Item; similarity: number } | undefined;
    for (const { item, compared } of this.candidates(wanted)) {
      const found = similarity(wanted, compared);
      if (found >= nearDuplicate && found > (best?.similarity ?? 0)) best = { item, similarity: found };
    }
    return best;
  }

  /**
   * Whatever is similar enough shares at least `s / (2 - s)` of the trigrams of the wanted text, so it has one of any
   * `1 - s / (2 - s)` of them: only the rarest so many are looked up, which few texts have.
   */
  private candidates({ trigrams }: Comparable): Set<Indexed<Item>> {
    const shared = Math.floor((nearDuplicate / (2 - nearDuplicate)) * trigrams.size);
    const rarest = [...trigrams]
      .map((trigram) => this.byTrigram.get(trigram) ?? [])
      .sort((a, b) => a.length - b.length)
      .slice(0, trigrams.size - shared + 1);
    return new Set(rarest.flat());
  }
}
