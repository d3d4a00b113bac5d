import { t } from '@console/shared/i18n';
import { Icon } from '@console/shared/ui';
import { useId } from 'react';
import * as Styled from './conflict.styles';
import { DisplayValues } from './display-values';
import type { Conflict, DisplayValue, Side } from '../edit/remote-changes';

interface ConflictChoiceProps {
  conflict: Conflict;
  names: Readonly<Record<Side, string>>;
  /** The selected side; `undefined` at first. */
  side?: Side;
  /** The user has tried to save without making this choice. */
  missing: boolean;
  onChoose: (side: Side) => void;
}

/** A choice between theirs and mine for one field, or for fields that are decided together. */
export function ConflictChoice({ conflict, names, side, missing, onChoose }: ConflictChoiceProps) {
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
        {option('theirs', names.theirs, conflict.theirs)}
        {option('mine', names.mine, conflict.mine)}
      </Styled.Sides>
      {missing && (
        <Styled.Missing id={`${id}-missing`}>
          <Icon name="alert" />
          {t('Choose one of the two')}
        </Styled.Missing>
      )}
    </Styled.Choice>
  );
}
