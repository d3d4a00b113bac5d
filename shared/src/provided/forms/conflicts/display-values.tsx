import { takeCharacters } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { limits } from '@console/shared/model';
import * as Styled from './conflict.styles';
import type { DisplayValue } from '../edit/remote-changes';

/** The largest field limit of the database: longer texts would slow down the page. */
const maxLength = limits.description;

interface DisplayValuesProps {
  id?: string;
  values: readonly DisplayValue[];
}

/** Field values as displayed outside their form. */
export function DisplayValues({ id, values }: DisplayValuesProps) {
  return (
    <Styled.Values id={id}>
      {values.map(({ label, text, differs = false }) => (
        <div key={label ?? ''}>
          {label && <Styled.Name>{label}</Styled.Name>}
          {text === '' ? (
            <Styled.Nothing $differs={differs}>{t('Empty')}</Styled.Nothing>
          ) : (
            <LongText text={text} isDifferent={differs} />
          )}
        </div>
      ))}
    </Styled.Values>
  );
}

function LongText({ text, isDifferent }: { text: string; isDifferent: boolean }) {
  const shortened = takeCharacters(text, maxLength);
  return (
    <>
      <Styled.Text $differs={isDifferent} dir="auto" translate="no">
        {shortened.cut ? `${shortened.text.trimEnd()}…` : shortened.text}
      </Styled.Text>
      {shortened.cut && (
        <Styled.Nothing $differs={false}>{t('Only the beginning is shown here.')}</Styled.Nothing>
      )}
    </>
  );
}
