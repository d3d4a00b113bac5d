import { Icon } from '@console/shared/ui';
import { useId } from 'react';
import * as Look from './disagreement-look';
import type { Disagreement, Said, Side } from './others-work';
import { SaidValues } from './said-values';

interface DisagreementChoiceProps {
  disagreement: Disagreement;
  /** What is chosen; nothing at first. */
  side?: Side;
  /** A choice is still to be made, and has been asked for. */
  missing: boolean;
  onChoose: (side: Side) => void;
}

/** One field, or fields that belong together: theirs or mine. */
export function DisagreementChoice({ disagreement, side, missing, onChoose }: DisagreementChoiceProps) {
  const id = useId();
  const option = (value: Side, name: string, said: readonly Said[]) => (
    <Look.Option $chosen={side === value}>
      <Look.Line>
        <input
          type="radio"
          name={id}
          checked={side === value}
          onChange={() => onChoose(value)}
          aria-describedby={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-name`}
        />
        <span id={`${id}-${value}-name`}>{name}</span>
      </Look.Line>
      <SaidValues id={`${id}-${value}`} said={said} />
    </Look.Option>
  );
  return (
    <Look.Choice aria-describedby={missing ? `${id}-missing` : undefined}>
      <legend>{disagreement.label}</legend>
      <Look.Sides>
        {option('theirs', 'Theirs', disagreement.theirs)}
        {option('mine', 'Mine', disagreement.mine)}
      </Look.Sides>
      {missing && (
        <Look.Missing id={`${id}-missing`}>
          <Icon name="alert" />
          Choose one of the two
        </Look.Missing>
      )}
    </Look.Choice>
  );
}
