import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { controlStyles } from './control.styles';
import { Field, splitFieldText, type FieldText } from './field';

/**
 * A date and time takes two lines where one would be cut. On the calendar's button, the focus inside a field has no
 * :focus-visible of its own.
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

/** What is longer than a screen scrolls in its own box: the fields below stay within reach. */
const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 96px;
  max-height: max(240px, 50dvh);
  resize: vertical;
  field-sizing: content;
`;

/** With `dir="auto"` each line has its own direction: beyond any limit, a megabyte, that takes the browser seconds. */
const longText = 50_000;

export type TextFieldProps = FieldText & ComponentProps<'input'>;

/** One line of text; `ref` and all native props go to the input. */
export function TextField(props: TextFieldProps) {
  const [words, native] = splitFieldText(props);
  return (
    <Field words={words} id={native.id}>
      {(tie) => <Input {...native} {...tie} />}
    </Field>
  );
}

/**
 * A whole number. No `type="number"`: that drops what it cannot read, so that nobody can be told what is wrong with it.
 */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}

/** With an end to the years a typed one has four digits, and the keys go on to the hour. */
const lastMoment = '9999-12-31T23:59';

/** A date and time without a zone, as the native control has it: `YYYY-MM-DDTHH:mm`, '' while incomplete. */
export function DateTimeField(props: TextFieldProps) {
  return <TextField max={lastMoment} {...props} type="datetime-local" />;
}

/** The browser shows whoever comes with the Tab key the caret alone: over the rest may lie the buttons of the form. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Several lines; grows with what is typed where the browser can, up to half a screen. */
export function TextAreaField(props: FieldText & ComponentProps<'textarea'>) {
  const [words, native] = splitFieldText(props);
  return (
    <Field words={words} id={native.id}>
      {(tie) => (
        <TextArea
          rows={3}
          onKeyUp={showWhole}
          {...native}
          {...tie}
          dir={String(native.value).length > longText ? undefined : native.dir}
        />
      )}
    </Field>
  );
}
