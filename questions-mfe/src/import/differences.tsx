import { ComparisonTable } from '@console/shared/lists';
import { t } from '../i18n';
import { displayText } from '../question-text';
import * as Styled from './review-row.styles';
import { fieldName } from './review/describe-row';
import type { Difference } from './review/reviewed-row';

/** What a changed question has now, and what it will have. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <ComparisonTable
    headings={[t('Field'), t('Now'), t('After the import')]}
    fields={differences.map(({ field, before, after }) => ({
      field,
      label: fieldName(field),
      before: <Styled.Before>{displayText(before, t('Empty'))}</Styled.Before>,
      after: <Styled.After>{displayText(after, t('Empty'))}</Styled.After>,
    }))}
  />
);
