import { t } from '@console/shared/i18n';
import { TextField, type TextFieldProps } from '@console/shared/ui';
import type { ClipboardEvent } from 'react';

/** With a maximum year, the browser limits the year to four digits and moves on to the hour. */
const lastMoment = '9999-12-31T23:59';

/** A date and time as the console shows it, or as ISO 8601, perhaps with seconds. */
const written = /^\s*(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?\s*$/;

/** Whether the control takes it: an impossible date, such as 30 February, would empty it. */
function isMoment(text: string): boolean {
  const control = document.createElement('input');
  control.type = 'datetime-local';
  control.value = text;
  return control.value !== '';
}

/** The native control takes a text only in its own format, which depends on the browser's language. */
function pasteMoment(event: ClipboardEvent<HTMLInputElement>): void {
  const [, day, time] = written.exec(event.clipboardData.getData('text')) ?? [];
  if (!day || !time) return;
  event.preventDefault();
  if (!isMoment(`${day}T${time}`)) return;
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
    typeof value === 'string' && value !== '' ? value.replace('T', ' ') : t('Or paste it: YYYY-MM-DD HH:mm');
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
