import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { weekdayAt } from '@console/shared/calendar';
import { clockChangeNote, DateTimeField, fromInputValue } from '@console/shared/dates';
import { CheckboxField, FieldRow } from '@console/shared/forms';
import { formatMoment, isBlank } from '@console/shared/format';
import { MomentText } from '@console/shared/lists';
import type { Moment } from '@console/shared/model';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import type { CalendarDates, RowEdit } from './calendar';
import * as Styled from './copy.styles';

export type DatesRowHandle = {
  /** Opens the fields of the dates, and moves the focus to the first one. */
  openFields: () => void;
};

type Props = {
  ref?: Ref<DatesRowHandle>;
  title: string;
  note?: string | undefined;
  /** The dates in the source. */
  before: { start: Moment; end: Moment };
  dates: CalendarDates;
  edit: RowEdit | undefined;
  faults: { start?: string | undefined; end?: string | undefined };
  hints: readonly string[];
  obstacle?: string | undefined;
  /** `undefined` for the season, which cannot be left out. */
  isTaken?: boolean;
  onChange: (edit: RowEdit | undefined) => void;
};

/** A quiz, or the season, with its old and new dates; the fields that change them open on request. */
export function DatesRow(props: Props) {
  const { ref, title, note, before, dates, edit, faults, hints, obstacle, isTaken, onChange } = props;
  const isEdited = edit?.start !== undefined || edit?.end !== undefined;
  const [isOpened, setOpened] = useState(isEdited);
  const [focusRequests, setFocusRequests] = useState(0);
  const firstField = useRef<HTMLInputElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      openFields() {
        setOpened(true);
        setFocusRequests((before) => before + 1);
      },
    }),
    [],
  );
  useEffect(() => {
    if (focusRequests === 0) return;
    firstField.current?.scrollIntoView({ block: 'center' });
    firstField.current?.focus({ preventScroll: true });
  }, [focusRequests]);
  // A fault must be in view to be mended.
  const isOpen = isOpened || faults.start !== undefined || faults.end !== undefined;
  const handleTake = (isTakenNow: boolean) => {
    onChange({ ...edit, isLeftOut: !isTakenNow });
  };
  return (
    <Styled.Row aria-label={title} role="group">
      <Styled.RowHead>
        {isTaken === undefined ? (
          <Styled.Name dir="auto">{title}</Styled.Name>
        ) : (
          <CheckboxField
            label={note ? t('{quiz}, {questions}', { quiz: title, questions: note }) : title}
            checked={isTaken}
            disabled={obstacle !== undefined}
            onChange={({ target }) => handleTake(target.checked)}
            help={obstacle ?? (isTaken ? undefined : t('Not included'))}
          />
        )}
        {isTaken !== false && (
          <Button aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {t('Change dates')}
          </Button>
        )}
      </Styled.RowHead>
      {isTaken !== false && (
        <>
          <FieldRow>
            {isOpen ? (
              <>
                <DateTimeField
                  ref={firstField}
                  label={t('Start Time')}
                  value={dates.start}
                  error={faults.start}
                  help={helpOf(dates.start, before.start)}
                  onChange={({ target }) => onChange({ ...edit, start: target.value })}
                />
                <DateTimeField
                  label={t('End Time')}
                  value={dates.end}
                  error={faults.end}
                  help={helpOf(dates.end, before.end)}
                  onChange={({ target }) => onChange({ ...edit, end: target.value })}
                />
              </>
            ) : (
              <>
                <Styled.DateText>
                  {t('Start Time')} <DateDetails value={dates.start} before={before.start} />
                </Styled.DateText>
                <Styled.DateText>
                  {t('End Time')} <DateDetails value={dates.end} before={before.end} />
                </Styled.DateText>
              </>
            )}
          </FieldRow>
          {hints.length > 0 && (
            <Styled.Hints>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </Styled.Hints>
          )}
          {isEdited && (
            <div>
              <Button variant="quiet" onClick={() => onChange(undefined)}>
                {t('Use the moved dates')}
              </Button>
            </div>
          )}
        </>
      )}
    </Styled.Row>
  );
}

/** Of a part of a date, which is blank and not empty, the field itself says what is missing. */
const helpOf = (value: string, before: Moment) =>
  value !== '' && isBlank(value) ? undefined : <DateDetails value={value} before={before} />;

/** A date with its day of the week, what the clock does then, and what it was. */
function DateDetails({ value, before }: { value: string; before: Moment }) {
  const moment = fromInputValue(value);
  const note = clockChangeNote(value);
  return (
    <span>
      {moment !== null && (
        <Styled.Line>
          {weekdayAt(moment)} <MomentText moment={moment} />{' '}
        </Styled.Line>
      )}
      {note && <Styled.Line>{note} </Styled.Line>}
      <Styled.Line>
        {before === null
          ? t('Was missing')
          : t('Before: {date}', { date: `${weekdayAt(before)} ${formatMoment(before)}` })}
      </Styled.Line>
    </span>
  );
}
