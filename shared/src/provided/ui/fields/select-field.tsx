import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { truncate } from '@console/shared/format';
import { Icon } from '../actions/icon';
import { theme } from '../theme/theme';
import { controlStyles } from './control.styles';
import { Field, splitFieldText, type FieldText } from './field';

export interface SelectOption {
  value: string;
  label: string;
  /** Shown instead of the label; what is typed in the open list chooses by its beginning. */
  shownAs?: string | undefined;
}

export interface SelectFieldProps extends FieldText, ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** Shown while no option is chosen; its value is ''. */
  placeholder?: string;
}

/** The maximum length of an option label: browsers render the list as wide as its longest option. */
const maxLabelLength = 200;

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset: 0 ${theme.space(3)} 0 auto;
    height: 100%;
    pointer-events: none;
  }

  select:disabled + svg {
    display: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  padding-right: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;
`;

/** A native select with the console's outline. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [texts, native] = splitFieldText(props);
  return (
    <Field texts={texts} id={native.id}>
      {(tie) => (
        <Box>
          <Select {...native} {...tie}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, shownAs }, index) => (
              <option key={index} value={value} label={shownAs && truncate(shownAs, maxLabelLength)}>
                {truncate(label, maxLabelLength)}
              </option>
            ))}
          </Select>
          <Icon name="chevronDown" />
        </Box>
      )}
    </Field>
  );
}
