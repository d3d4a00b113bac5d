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
    <ComparisonTable
      headings={[t('Field'), t('Before'), t('After')]}
      caption={caption}
      fields={fields.map(({ field, label, before, after }) => ({
        field,
        label,
        before: <Value text={before} />,
        after: <Value text={after} />,
      }))}
    />
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
  return (
    <Styled.Value dir="auto" translate="no">
      {truncate(text, longestText)}
    </Styled.Value>
  );
}
