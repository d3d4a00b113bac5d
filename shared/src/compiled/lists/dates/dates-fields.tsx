import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { DateTimeField, fromInputValue } from '@console/shared/dates';
import { FieldRow, type EntityForm } from '@console/shared/forms';
import { formatMoment, weekdayAt, wholeDates } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button, FormMessage, theme } from '@console/shared/ui';
import type { Dates } from './dates-form';
import { movedEnd } from './moved-end';

const Keep = styled(Button)`
  margin-inline-start: -${theme.space(2.5)};
`;

type DatedForm = {
  values: Dates;
  opened: Dates;
  field: (name: 'start' | 'end') => ReturnType<EntityForm<Dates>['field']>;
  setValue: (name: 'end', value: string) => void;
};

/**
 * The start and end of what is stored. The end moves with the start, by the same length, until the person has entered
 * another one or kept the stored one, which is offered while it is after the start.
 */
export function DatesFields({ form }: { form: DatedForm }) {
  const { opened, values } = form;
  const end = form.field('end');
  const { start, isMoved, ownEnd } = useMovingEnd(form);

  const handleKeep = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes.
    const control = currentTarget.form?.elements.namedItem(end.name);
    if (control instanceof HTMLElement) control.focus();
    ownEnd();
    form.setValue('end', opened.end);
  };

  return (
    <>
      <FieldRow>
        <DateTimeField {...start} />
        <DateTimeField
          {...end}
          onChange={(event) => {
            ownEnd();
            void end.onChange(event);
          }}
        />
      </FieldRow>
      {isMoved && (
        <FormMessage tone="info">
          {wholeDates(t('The end moved with it: {date}', { date: nameOf(values.end) }))}
          {values.start < opened.end && (
            <div>
              <Keep variant="quiet" onClick={handleKeep}>
                <span>{wholeDates(t('Keep {date}', { date: nameOf(opened.end) }))}</span>
              </Keep>
            </div>
          )}
        </FormMessage>
      )}
    </>
  );
}

/** The start, which moves the end; whether it has; and how the person takes the end over. */
function useMovingEnd({ opened, values: { start, end }, field, setValue }: DatedForm) {
  const [isOwn, setOwn] = useState(false);
  const binding = field('start');
  // While the person types, the start may be no date for a moment.
  const lastStart = useRef(start);

  const onChange: ComponentProps<typeof DateTimeField>['onChange'] = (event) => {
    if (movedEnd(opened, start) !== undefined) lastStart.current = start;
    const moved = movedEnd(opened, event.target.value);
    const follows = !isOwn && end === movedEnd(opened, lastStart.current);
    if (follows && moved !== undefined) setValue('end', moved);
    void binding.onChange(event);
  };
  return {
    start: { ...binding, onChange },
    isMoved: !isOwn && end !== opened.end && end === movedEnd(opened, start),
    ownEnd: () => setOwn(true),
  };
}

function nameOf(value: string): string {
  const moment = fromInputValue(value);
  return moment === null ? '' : `${weekdayAt(moment)} ${formatMoment(moment)}`;
}
