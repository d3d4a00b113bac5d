import { DateField } from '@console/shared/dates';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { SelectField, type Column, type ListView } from '@console/shared/ui';
import { sortBy, sortShown, type SortValues } from './arrange-rows';
import { FilterSection } from './filter-section';

interface FilterPanelProps<Row> {
  view: ListView<Row>;
  columns: readonly Column<Row>[];
  sortValues: SortValues<Row>;
  statuses: readonly Status[];
}

/** Sorts a list, and shows only rows with a status or between two days. */
export function FilterPanel<Row>({ view, columns, sortValues, statuses }: FilterPanelProps<Row>) {
  const sorts = columns.flatMap(({ key, header }) =>
    key in sortValues
      ? [
          { value: key, label: t('{column}, ascending', { column: header }) },
          { value: `-${key}`, label: t('{column}, descending', { column: header }) },
        ]
      : [],
  );
  return (
    <FilterSection
      label={t('Sort and filter')}
      isFiltered={view.isFiltered}
      onRemove={() => view.change({ status: '', from: '', to: '' })}
    >
      <SelectField
        label={t('Sort by')}
        options={sorts}
        value={sorts.find(({ value }) => value === view.sort)?.value ?? sortShown({ ...view, sort: '' })}
        onChange={(event) => view.change(sortBy(event.target.value))}
      />
      <SelectField
        label={t('Status')}
        placeholder={t('Any status')}
        options={statuses.map((status) => ({ value: status, label: t(status) }))}
        value={view.status}
        onChange={(event) => view.change({ status: event.target.value })}
      />
      <DateField
        label={t('From')}
        value={view.from}
        onChange={(event) => view.change({ from: event.target.value })}
      />
      <DateField
        label={t('To')}
        value={view.to}
        onChange={(event) => view.change({ to: event.target.value })}
      />
    </FilterSection>
  );
}
