import { t } from '../i18n';
import { displayText } from '../question-text';
import * as Styled from './review-row.styles';
import { fieldName } from './review/describe-row';
import type { Difference } from './review/reviewed-row';

/** What a changed question has now, and what it will have. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Styled.Differences role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('Field')}
          </th>
          <th role="columnheader" scope="col">
            {t('Now')}
          </th>
          <th role="columnheader" scope="col">
            {t('After the import')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {differences.map(({ field, before, after }) => (
          <tr key={field} role="row">
            <th role="rowheader" scope="row">
              {fieldName(field)}
            </th>
            <td role="cell" dir="auto" data-label={t('Now')}>
              <del>{displayText(before, t('Empty'))}</del>
            </td>
            <td role="cell" dir="auto" data-label={t('After the import')}>
              <ins>{displayText(after, t('Empty'))}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </Styled.Differences>
  );
}
