import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { clockChangeNote, DateTimeField, fromInputValue } from '@console/shared/dates';
import { CheckboxField, FieldRow } from '@console/shared/forms';
import { formatMoment, isBlank, weekdayAt, wholeDates } from '@console/shared/format';
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
  const { ref, title, edit, faults, hints, isTaken, onChange } = props;
  const isEdited = edit?.start !== undefined || edit?.end !== undefined;
  const { isOpened, setOpened, firstField } = useOpenFields(ref, isEdited);
  // A fault must be in view to be mended.
  const isOpen = isOpened || faults.start !== undefined || faults.end !== undefined;
  return (
    <Styled.Row aria-label={title} role="group">
      <Styled.RowHead>
        {isTaken === undefined ? (
          <Styled.Name dir="auto" translate="no">
            {title}
          </Styled.Name>
        ) : (
          <QuizChoice {...props} />
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
            {isOpen ? <DateFields {...props} ref={firstField} /> : <DateTexts {...props} />}
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

/** Whether the fields are open. When the handle opens them, the first one takes the focus. */
function useOpenFields(ref: Ref<DatesRowHandle> | undefined, isEdited: boolean) {
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
  return { isOpened, setOpened, firstField };
}

/** The name of a quiz with a box, which leaves the quiz out. */
function QuizChoice({ title, note, edit, obstacle, isTaken, onChange }: Props) {
  return (
    <CheckboxField
      label={note ? t('{quiz}, {questions}', { quiz: title, questions: note }) : title}
      checked={isTaken}
      disabled={obstacle !== undefined}
      onChange={({ target }) => onChange({ ...edit, isLeftOut: !target.checked })}
      help={obstacle ?? (isTaken ? undefined : t('Not included'))}
    />
  );
}

const ends = [
  { end: 'start', label: t('Start Time') },
  { end: 'end', label: t('End Time') },
] as const;

type DateFieldsProps = Omit<Props, 'ref'> & { ref: Ref<HTMLInputElement> };

/** `ref` is that of the first field. */
function DateFields({ ref, dates, before, edit, faults, onChange }: DateFieldsProps) {
  return ends.map(({ end, label }) => (
    <DateTimeField
      key={end}
      ref={end === 'start' ? ref : null}
      label={label}
      value={dates[end]}
      error={faults[end]}
      help={helpOf(dates[end], before[end])}
      onChange={({ target }) => onChange({ ...edit, [end]: target.value })}
    />
  ));
}

const DateTexts = ({ dates, before }: Props) =>
  ends.map(({ end, label }) => (
    <Styled.DateText key={end}>
      {label} <DateDetails value={dates[end]} before={before[end]} />
    </Styled.DateText>
  ));

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
          : wholeDates(t('Before: {date}', { date: `${weekdayAt(before)} ${formatMoment(before)}` }))}
      </Styled.Line>
    </span>
  );
}
