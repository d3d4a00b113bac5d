import { truncate } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { FormDefinition } from '../form/form-definition';
import type { FieldName, FormValues } from '../conflicts/merge-values';
import type { LastChange } from '@console/shared/data';

type Compared<Values> = { seen: Values; stored: Values; values: Values };

/** As much of a stored text as fits below a field. */
const longest = 80;

/**
 * What has happened to the stored value of a field since the form showed it: who has changed it, and, where the form
 * holds another one, what is stored; `undefined` where nothing has.
 */
export function fieldNote<Entity, Values extends FormValues>(
  { fields }: Pick<FormDefinition<Entity, Values>, 'fields'>,
  name: FieldName<Values>,
  { seen, stored, values }: Compared<Values>,
  change: LastChange | null,
): string | undefined {
  const value = stored[name];
  if (value === seen[name]) return undefined;
  const { display = String } = fields[name];
  const text = truncate(display(value ?? ''), longest);
  const now =
    value === values[name]
      ? !change && t('Changed meanwhile.')
      : t('Currently: {value}. The form keeps yours.', {
          value: text || t('Empty'),
        });
  return [change?.text, now].filter(Boolean).join(' ');
}
