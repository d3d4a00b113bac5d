import { Icon } from '@console/shared/ui';
import { useId } from 'react';
import * as Styled from './conflict.styles';
import { DisplayValues } from './display-values';
import type { Conflict, DisplayValue, Side } from '../edit/remote-changes';

interface ConflictChoiceProps {
  conflict: Conflict;
  /** The chosen side; none at first. */
  side?: Side;
  /** A choice is still to be made, and has been asked for. */
  missing: boolean;
  onChoose: (side: Side) => void;
}

/** One field, or fields that are decided together: theirs or mine. */
export function ConflictChoice({ conflict, side, missing, onChoose }: ConflictChoiceProps) {
  const id = useId();
  const option = (value: Side, name: string, values: readonly DisplayValue[]) => (
    <Styled.Option $chosen={side === value}>
      <Styled.Line>
        <input
          type="radio"
          name={id}
          checked={side === value}
          onChange={() => onChoose(value)}
          aria-describedby={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-name`}
        />
        <span id={`${id}-${value}-name`}>{name}</span>
      </Styled.Line>
      <DisplayValues id={`${id}-${value}`} values={values} />
    </Styled.Option>
  );
  return (
    <Styled.Choice aria-describedby={missing ? `${id}-missing` : undefined}>
      <legend>{conflict.label}</legend>
      <Styled.Sides>
        {option('theirs', 'Theirs', conflict.theirs)}
        {option('mine', 'Mine', conflict.mine)}
      </Styled.Sides>
      {missing && (
        <Styled.Missing id={`${id}-missing`}>
          <Icon name="alert" />
          Choose one of the two
        </Styled.Missing>
      )}
    </Styled.Choice>
  );
}
