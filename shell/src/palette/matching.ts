import { fold } from '@console/shared/format';

/** The items whose text has all words of the search, those that begin with it first; all of them without a search. */
export function matching<Item extends { title: string; hint?: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const found = items
    .map((item) => ({ item, text: fold(`${item.title} ${item.hint ?? ''}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ text }: { text: string }) => (text.startsWith(words[0] ?? '') ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other)).map(({ item }) => item);
}
