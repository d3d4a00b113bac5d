import { beginningOf } from '@console/shared/format';
import { limits } from '@console/shared/model';
import * as Look from './disagreement-look';
import type { Said } from './others-work';

/** As much as the database takes of any field: what goes beyond would stall the page. */
const longest = limits.season.description;

interface SaidValuesProps {
  id?: string;
  said: readonly Said[];
}

/** Fields as they are read outside their form. */
export function SaidValues({ id, said }: SaidValuesProps) {
  return (
    <Look.Values id={id}>
      {said.map(({ label, text, differs = false }) => (
        <div key={label ?? ''}>
          {label && <Look.Name>{label}</Look.Name>}
          {text === '' ? (
            <Look.Nothing $stands={differs}>Empty</Look.Nothing>
          ) : (
            <LongText text={text} stands={differs} />
          )}
        </div>
      ))}
    </Look.Values>
  );
}

function LongText({ text, stands }: { text: string; stands: boolean }) {
  const beginning = beginningOf(text, longest);
  return (
    <>
      <Look.Text $stands={stands} dir="auto">
        {beginning.cut ? `${beginning.text.trimEnd()}…` : beginning.text}
      </Look.Text>
      {beginning.cut && <Look.Nothing $stands={false}>Only the beginning is shown here.</Look.Nothing>}
    </>
  );
}
