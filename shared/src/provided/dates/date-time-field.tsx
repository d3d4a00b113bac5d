import { t } from '@console/shared/i18n';
import { TextField, type TextFieldProps } from '@console/shared/ui';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { describeDateTime } from './date-time-help';
import { describeIncomplete, incompleteDate } from './incomplete-date';

/** A date, perhaps with a time, as the console shows it or as ISO 8601, perhaps with seconds. */
const written = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?)?\s*$/;

/** Whether the control takes it: an impossible date, such as 30 February, would empty it. */
function isTaken(text: string, type: string): boolean {
  const control = document.createElement('input');
  control.type = type;
  control.value = text;
  return control.value !== '';
}

/** The native control takes a text only in its own format, which depends on the browser's language. */
function paste(event: ClipboardEvent<HTMLInputElement>): void {
  const [, day, time] = written.exec(event.clipboardData.getData('text')) ?? [];
  const { currentTarget } = event;
  const { type } = currentTarget;
  if (!day || (!time && type !== 'date')) return;
  event.preventDefault();
  const text = type === 'date' ? day : `${day}T${time ?? ''}`;
  if (!isTaken(text, type)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(currentTarget, text);
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
}

const dateField =
  (type: 'date' | 'datetime-local', last: string, describe: (value: string) => string) =>
  ({ value, onBlur, ...props }: TextFieldProps) => (
    <TextField
      max={last}
      onPaste={paste}
      {...props}
      {...(value !== undefined && {
        // The control would drop its parts if it got another value than its own, which is '' while incomplete.
        value: value === incompleteDate ? '' : value,
        onBlur(event: FocusEvent<HTMLInputElement>) {
          reportIncomplete(event, value, props.onChange);
          onBlur?.(event);
        },
        // Enter submits without leaving the field, and the page may be closed or loaded again before.
        onKeyUp(event: KeyboardEvent<HTMLInputElement>) {
          if (event.currentTarget.validity.badInput) reportIncomplete(event, value, props.onChange);
        },
      })}
      help={props.help ?? describe(String(value ?? ''))}
      type={type}
    />
  );

/** The browser reports a date only when it is complete: without this, a part of one would be lost without a word. */
function reportIncomplete(
  event: SyntheticEvent<HTMLInputElement>,
  value: TextFieldProps['value'],
  onChange: TextFieldProps['onChange'],
): void {
  const { name, validity } = event.currentTarget;
  const entered = validity.badInput ? incompleteDate : event.currentTarget.value;
  if (entered === value || (entered !== incompleteDate && value !== incompleteDate)) return;
  const target = Object.assign(document.createElement('input'), { name, type: 'text', value: entered });
  onChange?.({ ...event, type: 'change', target, currentTarget: target });
}

/**
 * A date and time in the contest's time zone, in the format of the native control: `YYYY-MM-DDTHH:mm`,
 * `incompleteDate` while it has a part of one. The control follows the browser's language; below it stands what the console
 * shows everywhere. With a maximum year, the browser limits the year to four digits and moves on to the hour.
 */
export const DateTimeField = dateField('datetime-local', '9999-12-31T23:59', describeDateTime);

/** The same for a day: `YYYY-MM-DD`. */
export const DateField = dateField(
  'date',
  '9999-12-31',
  (value) => describeIncomplete(value) ?? (value || t('Or paste it: {example}', { example: 'YYYY-MM-DD' })),
);
