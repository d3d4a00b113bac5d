import { fold, hasWords } from '@console/shared/format';

/** The items whose text has all words of the search: first one with that title, then what begins so. Without a search, all. */
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
  const rank = ({ item, text }: (typeof found)[number]) =>
    fold(item.title) === wanted ? 0 : text.startsWith(first) ? 1 : 2;
  return found.sort((one, other) => rank(one) - rank(other)).map(({ item }) => item);
}
