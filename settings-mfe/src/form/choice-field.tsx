import { truncate } from '@console/shared/format';
import { SelectField, type SelectFieldProps } from '@console/shared/ui';

type ChoiceFieldProps = Omit<SelectFieldProps, 'placeholder' | 'help'> & {
  /** What the document holds; empty where it holds nothing. */
  stored: string;
};

/** One of a few, and one of them it must be. A stored value that is none of them cannot be kept, so the field says what it is. */
export function ChoiceField({ stored, ...field }: ChoiceFieldProps) {
  const known = field.options.some(({ value }) => value === stored);
  return (
    <SelectField
      placeholder={known && field.value ? undefined : 'Choose…'}
      help={!known && stored ? `Stored now: ${truncate(stored, 100)}` : undefined}
      {...field}
    />
  );
}
