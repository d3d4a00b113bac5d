import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Icon, theme, type ListView, type TableTools } from '@console/shared/ui';
import { sortBy, sortShown, type ListRow, type SortValues } from './arrange-rows';
import { selectedRows, selectionOf, toggled } from './selection/selected-rows';

/** The arrow is in the space between the columns, so that sorting does not change their width. */
const Sort = styled.button`
  position: relative;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: ${theme.color.text};
    }
  }

  svg {
    position: absolute;
    inset: 0 auto 0 100%;
    width: 1em;
    height: 100%;
  }

  [aria-sort='ascending'] > & svg {
    rotate: 180deg;
  }
`;

/** On a phone, the target reaches over the padding of the card. */
const Target = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  cursor: pointer;
  user-select: none;

  ${theme.media.phone} {
    width: 44px;
    height: 44px;
    margin: -10px;
  }

  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${theme.color.primary};
    cursor: inherit;
  }

  @media print {
    display: none;
  }
`;

const Checkbox = (props: ComponentProps<'input'>) => (
  <Target>
    <input type="checkbox" {...props} />
  </Target>
);

/** The controls in a table that sort and select its rows. */
export function tableTools<Row extends ListRow>(
  view: ListView<Row>,
  nameOf: (row: Row) => string,
  sortValues: SortValues<Row>,
): TableTools<Row> {
  const shownSort = sortShown(view);
  const selected = selectedRows(view);
  const others = selected.filter((row) => !view.shown.includes(row));
  const count = selected.length - others.length;
  const isAll = count > 0 && count === view.shown.length;
  const sortOf: TableTools<Row>['sortOf'] = ({ key }) =>
    shownSort === key ? 'ascending' : shownSort === `-${key}` ? 'descending' : undefined;
  return {
    sortOf,
    renderHeader: (column) => {
      const { key, header } = column;
      return key in sortValues ? (
        <Sort type="button" onClick={() => view.change(sortBy(shownSort === key ? `-${key}` : key))}>
          {header}
          {sortOf(column) && <Icon name="chevronDown" />}
        </Sort>
      ) : (
        header
      );
    },
    selectPage: (
      <Checkbox
        aria-label={t('Select all on this page')}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        checked={isAll}
        onChange={() => view.select(selectionOf(isAll ? others : [...others, ...view.shown]))}
      />
    ),
    renderSelect: (row) => (
      <Checkbox
        aria-label={t('Select {name}', { name: nameOf(row) })}
        checked={view.selection.ids.has(row.id)}
        onChange={({ nativeEvent }) =>
          view.select(toggled(view, row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey))
        }
      />
    ),
  };
}
