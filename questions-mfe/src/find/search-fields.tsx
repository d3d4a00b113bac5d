import { SelectField, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './find.styles';
import type { FindState } from './use-find-state';

/** What is searched for, and for Admins where. */
export function SearchFields({ state, canChoose }: { state: FindState; canChoose: boolean }) {
  return (
    <Styled.Search role="search">
      <TextField
        type="search"
        label={t('Words of a question')}
        help={t('Searches questions, options and answers. Put phrases in quotes.')}
        dir="auto"
        autoComplete="off"
        // Back leads to the results, not to the keyboard of a phone.
        autoFocus={state.search === ''}
        value={state.search}
        onChange={({ target }) => state.change({ search: target.value })}
      />
      {canChoose && (
        <SelectField
          label={t('Search in')}
          options={[
            { value: '', label: t('This season') },
            { value: 'all', label: t('All seasons') },
          ]}
          value={state.isEverywhere ? 'all' : ''}
          onChange={({ target }) => state.change({ isEverywhere: target.value === 'all' })}
        />
      )}
    </Styled.Search>
  );
}
