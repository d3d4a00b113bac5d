import { oneLine } from '@console/shared/format';
import { choiceOf } from '../form/choice';
import { hasButton, statuses, types, type TopNotification } from './top-notification';

export const blankTopNotification: TopNotification = {
  status: '',
  type: '',
  title: '',
  description: '',
  buttonText: '',
  buttonLink: '',
};

/** A notification as it is typed. */
export const valuesOf = (stored: TopNotification): TopNotification => ({
  ...stored,
  title: oneLine(stored.title),
  buttonText: oneLine(stored.buttonText),
  buttonLink: oneLine(stored.buttonLink),
  status: choiceOf(statuses, stored.status),
  type: choiceOf(types, stored.type),
});

/**
 * The notification with what was typed. An untouched text stays as it is stored, to the space; so do
 * the button's while the form hides them.
 */
export function withValues(stored: TopNotification, values: TopNotification): TopNotification {
  const opened = valuesOf(stored);
  const text = (field: 'title' | 'description' | 'buttonText' | 'buttonLink') =>
    values[field] === opened[field] ? stored[field] : values[field].trim();
  const button = hasButton(values)
    ? { buttonText: text('buttonText'), buttonLink: text('buttonLink') }
    : { buttonText: stored.buttonText, buttonLink: stored.buttonLink };
  return {
    status: values.status,
    type: values.type,
    title: text('title'),
    description: text('description'),
    ...button,
  };
}
