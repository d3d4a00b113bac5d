import { takeCharacters } from '@console/shared/format';
import { limits } from '@console/shared/model';
import * as Styled from './conflict.styles';
import type { DisplayValue } from '../edit/remote-changes';

/** The largest field limit of the database: longer texts would slow down the page. */
const longest = limits.season.description;

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
            <Styled.Nothing $stands={differs}>Empty</Styled.Nothing>
          ) : (
            <LongText text={text} stands={differs} />
          )}
        </div>
      ))}
    </Styled.Values>
  );
}

function LongText({ text, stands }: { text: string; stands: boolean }) {
  const beginning = takeCharacters(text, longest);
  return (
    <>
      <Styled.Text $stands={stands} dir="auto">
        {beginning.cut ? `${beginning.text.trimEnd()}…` : beginning.text}
      </Styled.Text>
      {beginning.cut && <Styled.Nothing $stands={false}>Only the beginning is shown here.</Styled.Nothing>}
    </>
  );
}
