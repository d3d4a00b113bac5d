import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '@console/shared/ui';
import { optionsOf } from '../form/choice';
import { ChoiceField } from '../form/choice-field';

/** Row and column name the choice already; its label is for those who do not see the table. */
const Cell = styled.div`
  min-width: 7.5rem;

  label {
    ${visuallyHidden}
  }
`;

type AdChoiceProps = Omit<ComponentProps<typeof ChoiceField>, 'options'> & { choices: readonly string[] };

export function AdChoice({ choices, ...field }: AdChoiceProps) {
  return (
    <Cell>
      <ChoiceField options={optionsOf(choices)} {...field} />
    </Cell>
  );
}
