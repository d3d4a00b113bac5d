import { t } from '../../i18n';
import type { ImportResult } from './store-import';

/** The label of the button that stores. */
export function storeLabel(added: number, changed: number): string {
  if (changed === 0) return t('Add {count, plural, one {# question} other {# questions}}', { count: added });
  if (added === 0)
    return t('Change {count, plural, one {# question} other {# questions}}', { count: changed });
  return t('Add {added, plural, one {# question} other {# questions}} and change {changed}', {
    added,
    changed: `${changed}`,
  });
}

/** The title of an import that has ended without a failure: complete, or stopped by the person. */
export const endTitle = (end: 'done' | 'stopped'): string =>
  end === 'stopped' ? t('The import was stopped') : t('Questions imported');

/** What an import has stored, and how many rows of its source remain in the review. */
export function importResult({ added, changed }: ImportResult, remaining = 0): string {
  if (remaining > 0)
    return changed === 0
      ? t('{added} added. {remaining} left in the review.', { added, remaining })
      : t('{added} added, {changed} changed. {remaining} left in the review.', { added, changed, remaining });
  if (changed === 0)
    return t(
      '{count, plural, =0 {No question was added} one {# question was added} other {# questions were added}}.',
      {
        count: added,
      },
    );
  if (added === 0)
    return t('{count, plural, one {# question was changed} other {# questions were changed}}.', {
      count: changed,
    });
  return t('{added, plural, one {# question was} other {# questions were}} added and {changed} changed.', {
    added,
    changed: `${changed}`,
  });
}
