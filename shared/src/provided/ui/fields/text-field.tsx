import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { controlStyles } from './control.styles';
import { Field, splitFieldText, type FieldText } from './field';

/**
 * A date and time wraps to two lines instead of being clipped. While the calendar button has the focus, the input does
 * not match :focus-visible.
 */
const Input = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;

  &::-webkit-datetime-edit-fields-wrapper {
    white-space: pre-wrap;
  }

  &:focus-within {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;

export type TextFieldProps = FieldText & ComponentProps<'input'>;

/** A single-line text field; `ref` and all native props are passed to the input. */
export function TextField(props: TextFieldProps) {
  const [texts, native] = splitFieldText(props);
  return (
    <Field texts={texts} id={native.id}>
      {(tie) => <Input {...native} {...tie} />}
    </Field>
  );
}

/** A whole number. `type="number"` is not used because it drops invalid input, so that no message could describe it. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}
