import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
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

/** A text longer than the screen scrolls in its own box, so that the fields below stay within reach. */
const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 96px;
  max-height: max(240px, 50dvh);
  resize: vertical;
  field-sizing: content;
`;

/**
 * With `dir="auto"`, each line has its own direction. For a text of a megabyte, far over any limit, that takes the
 * browser seconds.
 */
const longText = 50_000;

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

/** With a maximum year, the browser limits the year to four digits and moves on to the hour. */
const lastMoment = '9999-12-31T23:59';

/** A date and time as the console shows it, or as ISO 8601, perhaps with seconds. */
const written = /^\s*(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?\s*$/;

/** The native control takes a text only in its own format, which depends on the browser's language. */
function pasteMoment(event: ClipboardEvent<HTMLInputElement>): void {
  const [, day, time] = written.exec(event.clipboardData.getData('text')) ?? [];
  if (!day || !time) return;
  event.preventDefault();
  const { currentTarget } = event;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    currentTarget,
    `${day}T${time}`,
  );
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A date and time without a time zone, in the format of the native control: `YYYY-MM-DDTHH:mm`, '' while incomplete. The
 * control follows the browser's language; below it stands what the console shows everywhere.
 */
export function DateTimeField({ help, value, ...props }: TextFieldProps) {
  const shown =
    typeof value === 'string' && value !== '' ? value.replace('T', ' ') : 'Or paste it: YYYY-MM-DD HH:mm';
  return (
    <TextField
      max={lastMoment}
      onPaste={pasteMoment}
      help={help ?? shown}
      value={value}
      {...props}
      type="datetime-local"
    />
  );
}

/** After the Tab key the browser scrolls only the caret into view; the form's buttons may cover the other lines. */
function scrollIntoView({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A multi-line text field; grows with its content where the browser supports it, up to half a screen. */
export function TextAreaField(props: FieldText & ComponentProps<'textarea'>) {
  const [texts, native] = splitFieldText(props);
  return (
    <Field texts={texts} id={native.id}>
      {(tie) => (
        <TextArea
          rows={3}
          onKeyUp={scrollIntoView}
          {...native}
          {...tie}
          dir={String(native.value).length > longText ? undefined : native.dir}
        />
      )}
    </Field>
  );
}
