import { shortened } from '@console/shared/format';
import * as Look from './disagreement-look';
import type { Said } from './others-work';

/** As much as the database takes of any field. */
const longest = 20_000;

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
            <Look.Text $stands={differs} dir="auto">
              {shortened(text, longest)}
            </Look.Text>
          )}
        </div>
      ))}
    </Look.Values>
  );
}
