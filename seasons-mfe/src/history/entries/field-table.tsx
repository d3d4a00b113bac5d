import { truncate } from '@console/shared/format';
import { ComparisonTable } from '@console/shared/lists';
import { VisuallyHidden } from '@console/shared/ui';
import { t } from '../../i18n';
import { nameOfChange } from './change-names';
import type { DocumentChange } from '../history-row';
import * as Styled from '../history.styles';

/** As long as the longest text of a form: a longer one would slow down the page. */
const longestText = 20_000;

/** What an action did to one document: each field before and after. */
export function FieldTable({ change }: { change: DocumentChange }) {
  const { fields, was } = change;
  const name = nameOfChange(change);
  const caption = {
    created: t('New: {name}', { name }),
    changed: name,
    deleted: t('Deleted: {name}', { name }),
  }[was];
  if (fields.length === 0)
    return <Styled.Note>{t('{name}: no field that is shown here has changed.', { name })}</Styled.Note>;
  return (
    <ComparisonTable role="table">
      <caption dir="auto">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('Field')}
          </th>
          <th role="columnheader" scope="col">
            {t('Before')}
          </th>
          <th role="columnheader" scope="col">
            {t('After')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map(({ field, label, before, after }) => (
          <tr key={field} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            <td role="cell" data-label={t('Before')}>
              <Value text={before} />
            </td>
            <td role="cell" data-label={t('After')}>
              <Value text={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </ComparisonTable>
  );
}

function Value({ text }: { text: string }) {
  if (text === '')
    return (
      <Styled.Empty>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('Empty')}</VisuallyHidden>
      </Styled.Empty>
    );
  return <Styled.Value dir="auto">{truncate(text, longestText)}</Styled.Value>;
}
