import { truncate } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';
import { t } from '../i18n';

type ChoiceFieldProps = Omit<SelectFieldProps, 'placeholder'> & {
  /** The stored value; empty where there is none. */
  stored: string;
};

/**
 * A required choice of one option. A stored value that is not an option cannot be kept, so the field shows
 * what it is.
 */
export function ChoiceField({ stored, help, ...field }: ChoiceFieldProps) {
  const known = field.options.some(({ value }) => value === stored);
  return (
    <SelectField
      placeholder={known && field.value ? undefined : t('Choose…')}
      help={!known && stored ? t('Currently: {value}', { value: truncate(stored, 100) }) : help}
      {...field}
    />
  );
}
