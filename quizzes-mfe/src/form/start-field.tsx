import { styled } from 'styled-components';
import { DateTimeField } from '@console/shared/dates';
import type { EntityForm } from '@console/shared/forms';
import { Button, theme } from '@console/shared/ui';
import { t } from '../i18n';
import type { QuizFormValues } from '../quiz.form';
import type { SuggestedStart } from './suggested-start';

const Cell = styled.div`
  min-width: 0;
`;

/** Its text stands below that of the field. */
const Clear = styled(Button)`
  margin-inline-start: -${theme.space(2.5)};
`;

type Props = {
  form: {
    values: { start: string };
    field: (name: 'start') => ReturnType<EntityForm<QuizFormValues>['field']>;
    setValue: (name: 'start', value: string) => void;
  };
  suggestion?: SuggestedStart | undefined;
};

/** The start of a quiz. While it is as suggested, the field says why, and Clear empties it. */
export function StartField({ form, suggestion }: Props) {
  const isSuggested = suggestion !== undefined && form.values.start === suggestion.value;
  const field = form.field('start');
  return (
    <Cell>
      <DateTimeField {...field} {...(isSuggested && { note: suggestion.reason })} />
      {isSuggested && (
        <Clear
          variant="quiet"
          aria-label={t('Clear Start Time and End Time')}
          onClick={({ currentTarget }) => {
            // The button goes.
            const control = currentTarget.form?.elements.namedItem(field.name);
            if (control instanceof HTMLElement) control.focus();
            form.setValue('start', '');
          }}
        >
          {t('Clear')}
        </Clear>
      )}
    </Cell>
  );
}
