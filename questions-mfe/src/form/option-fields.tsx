import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldRow } from '@console/shared/forms';
import { TextField, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { optionNames } from '../question.form';
import type { useOptionFields } from './use-option-fields';

/** Not the labels of the fields: each of these names one control. */
const markLabels = {
  option1: t('First option is correct'),
  option2: t('Second option is correct'),
  option3: t('Third option is correct'),
  option4: t('Fourth option is correct'),
};

/** The radio button at the left of the input; label and notes as wide as both. */
const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};

  > div {
    display: contents;
  }

  > div > * {
    grid-column: 1 / -1;
  }

  > div > input {
    grid-column: 2;
  }
`;

/** Drawn by its border, which forced colours keep; on phones, the room around the circle can be pressed as well. */
const Mark = styled.input`
  --circle: 24px;
  --room: 0px;

  grid-area: 2 / 1;
  display: grid;
  place-items: center;
  width: calc(var(--circle) + var(--room));
  height: calc(var(--circle) + var(--room));
  margin: 0;
  border-radius: ${theme.radius.control};
  appearance: none;
  cursor: pointer;

  ${theme.media.phone} {
    --room: calc(${theme.touch} - var(--circle));

    margin-inline-start: -${theme.space(2.5)};
  }

  &::before {
    content: '';
    width: var(--circle);
    height: var(--circle);
    border: 2px solid ${theme.color.border};
    border-radius: 50%;
    background: ${theme.color.surface};
  }

  @media (hover: hover) {
    &:hover:enabled::before {
      border-color: ${theme.color.text};
    }
  }

  &:checked:checked::before {
    border: 8px solid ${theme.color.primary};
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled::before {
    border: 1px dashed ${theme.color.border};
    background: ${theme.color.surfaceSunken};
  }
`;

/**
 * The four options in two columns, where there is room, each with a radio button that marks it as the correct one. Tab
 * passes these: the keyboard has Correct Option, which is the same choice.
 */
export function OptionFields({
  optionField,
  markOf,
}: Pick<ReturnType<typeof useOptionFields>, 'optionField' | 'markOf'>) {
  const group = useId();
  return (
    <FieldRow role="group" aria-label={t('Options')}>
      {optionNames.map((name) => (
        <Option key={name}>
          <TextField dir="auto" {...optionField(name)} />
          <Mark type="radio" name={group} tabIndex={-1} aria-label={markLabels[name]} {...markOf(name)} />
        </Option>
      ))}
    </FieldRow>
  );
}
