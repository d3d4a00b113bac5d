import { t } from '../i18n';
import { displayText } from '../question-text';
import * as Styled from './review-row.styles';
import { fieldName } from './review/describe-row';
import type { Difference } from './review/reviewed-row';

/** What a changed question has now, and what it will have. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Styled.Differences>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('After the import')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field)}</th>
            <td dir="auto" data-label={t('Now')}>
              <del>{displayText(before, t('Empty'))}</del>
            </td>
            <td dir="auto" data-label={t('After the import')}>
              <ins>{displayText(after, t('Empty'))}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </Styled.Differences>
  );
}
