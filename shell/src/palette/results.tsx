import { createContext, useContext, useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { Group, Hint, Item } from './palette.styles';

/** How many items of a group are shown: who does not find one types more. */
export const shownItems = 20;

/** Called when a group shows other results. */
export const ResultsChanged = createContext(() => {});

type ResultsProps<Result> = { title: string; items: readonly Result[]; onSelect: (item: Result) => void };

/** One group of results. */
export function Results<Result extends { id: string; title: string; hint?: string }>(
  props: ResultsProps<Result>,
) {
  const { title, items, onSelect } = props;
  const onChanged = useContext(ResultsChanged);
  const shown = items.map(({ id }) => id).join('\n');
  useEffect(onChanged, [onChanged, shown]);
  if (items.length === 0) return null;
  return (
    <Group heading={title}>
      {items.slice(0, shownItems).map((item) => (
        <Item key={item.id} value={`${title} ${item.id}`} onSelect={() => onSelect(item)}>
          <span dir="auto">{item.title}</span>
          {item.hint && <Hint>{item.hint}</Hint>}
        </Item>
      ))}
      {items.length > shownItems && (
        <Hint>{t('{count} more. Type more letters.', { count: items.length - shownItems })}</Hint>
      )}
    </Group>
  );
}
