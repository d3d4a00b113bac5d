import { personName } from '@console/shared/format';
import { DateField } from '@console/shared/dates';
import { historyKinds, type TextsByKind } from '@console/shared/history';
import { FilterSection } from '@console/shared/lists';
import { SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { kindLabels } from './history-row';
import type { HistoryView } from './use-history-view';
import { useScopes } from './use-scopes';
import { useSeasonQuizzes } from './use-season-quizzes';

interface HistoryFiltersProps {
  seasonId: string;
  view: HistoryView;
  /** The names of people by their e-mails. */
  people: ReadonlyMap<string, string>;
  /** What modules say of actions that only they know. */
  texts: TextsByKind;
}

/** Shows only the actions of a person, of a kind, of a day, or about a part of the season. */
export function HistoryFilters({ seasonId, view, people, texts }: HistoryFiltersProps) {
  const { filters } = view;
  const where = useScopes(seasonId, view, useSeasonQuizzes(seasonId));
  const emails = [...new Set([...people.keys(), filters.person])].filter((email) => email !== '');
  return (
    <FilterSection
      label={t('Filter')}
      isFiltered={view.isFiltered}
      onRemove={() => view.change({ person: '', kind: '', day: '' })}
    >
      <SelectField
        label={t('Where')}
        options={where.scopes.map(({ value, label }) => ({ value, label }))}
        value={where.value}
        onChange={({ target }) => {
          const chosen = where.scopes.find(({ value }) => value === target.value);
          if (chosen) view.change(chosen.part);
        }}
      />
      <SelectField
        label={t('Person')}
        placeholder={t('Anyone')}
        options={emails.map((email) => ({
          value: email,
          label: personName({ email, name: people.get(email) ?? '' }),
        }))}
        value={filters.person}
        onChange={({ target }) => view.change({ person: target.value })}
      />
      <SelectField
        label={t('Action')}
        placeholder={t('Any action')}
        options={[
          ...historyKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
          ...Object.entries(texts).map(([value, { label }]) => ({ value, label })),
        ]}
        value={filters.kind}
        onChange={({ target }) => view.change({ kind: target.value })}
      />
      <DateField
        label={t('Date')}
        value={filters.day}
        onChange={({ target }) => view.change({ day: target.value })}
      />
    </FilterSection>
  );
}
