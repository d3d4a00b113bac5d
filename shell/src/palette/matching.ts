import { fold, hasWords } from '@console/shared/format';

/** The items whose text has all words of the search, those that begin with it first; all of them without a search. */
export function matching<Item extends { title: string; hint?: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const wanted = fold(search).trim();
  if (wanted === '') return items;
  const found = items
    .map((item) => ({ item, text: fold(`${item.title} ${item.hint ?? ''}`) }))
    .filter(({ text }) => hasWords(text, wanted));
  const [first = ''] = wanted.split(' ');
  const begins = ({ text }: { text: string }) => (text.startsWith(first) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other)).map(({ item }) => item);
}
