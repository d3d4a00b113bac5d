import { useEffect, useRef, useState } from 'react';
import { DateTimeField, fromInputValue, weekdayOf } from '@console/shared/dates';
import { formatMoment, nameOf } from '@console/shared/format';
import { FieldRow } from '@console/shared/forms';
import { Button, StatusLabel, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { quizForm } from '../quiz.form';
import { faultsOf } from './quiz-faults';
import type { PlannedQuiz, QuizChange } from './plan-series';
import * as Styled from './series.styles';
import { weekdayFields, weekdayName } from './weekdays';

type Props = {
  quiz: PlannedQuiz;
  hints: readonly string[];
  isStored: boolean;
  onChange: (change: QuizChange | undefined) => void;
};

/** A planned quiz, which can be left out and changed in place. What cannot be stored is open until it is corrected. */
export function SeriesRow({ quiz, hints, isStored, onChange }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusAfterEditing(edit, isEditing);
  const faults = quiz.isLeftOut || isStored ? {} : faultsOf(quiz);
  const isFaulty = Object.keys(faults).length > 0;
  const isOpen = !quiz.isLeftOut && !isStored && (isEditing || isFaulty);
  const name = nameOf(quiz.title, t('Untitled quiz'));
  const label = t('Quiz {number}', { number: quiz.index + 1 });
  return (
    <Styled.Row $isLeftOut={quiz.isLeftOut}>
      <Styled.RowHead>
        <Styled.Take>
          <input
            type="checkbox"
            checked={!quiz.isLeftOut}
            onChange={({ target }) => onChange({ isLeftOut: target.checked ? undefined : true })}
          />
          <span dir="auto">{name}</span>
        </Styled.Take>
        {isStored && <StatusLabel tone="success">{t('Saved')}</StatusLabel>}
        {quiz.isChanged && !isStored && <Styled.Muted as="span">{t('edited')}</Styled.Muted>}
        {!isOpen && !quiz.isLeftOut && !isStored && (
          <Button
            ref={edit}
            variant="quiet"
            aria-label={t('Edit {quiz}', { quiz: name })}
            onClick={() => setEditing(true)}
          >
            {t('Edit')}
          </Button>
        )}
      </Styled.RowHead>
      <Styled.Times>
        {describeTime(quiz.start)} – {describeTime(quiz.end)}
      </Styled.Times>
      {!isStored && hints.length > 0 && (
        <Styled.Hints>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </Styled.Hints>
      )}
      {isOpen && (
        <Styled.Fields
          role="group"
          aria-label={label}
          // A fault that is corrected must not close the fields under the fingers.
          onFocus={() => setEditing(true)}
          onKeyDown={(event) => {
            const isDone = event.key === 'Escape' || (event.key === 'Enter' && isPlainInput(event));
            if (!isDone) return;
            event.preventDefault();
            setEditing(false);
          }}
        >
          <TextField
            dir="auto"
            autoFocus={isEditing}
            label={quizForm.fields.title.label}
            value={quiz.title}
            error={faults.title}
            required
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <FieldRow>
            <DateTimeField
              label={quizForm.fields.start.label}
              value={quiz.start}
              error={faults.start}
              required
              onChange={({ target }) => onChange({ start: target.value })}
            />
            <DateTimeField
              label={quizForm.fields.end.label}
              value={quiz.end}
              error={faults.end}
              required
              onChange={({ target }) => onChange({ end: target.value })}
            />
          </FieldRow>
          <Styled.RowActions>
            <Button disabled={isFaulty} onClick={() => setEditing(false)}>
              {t('Done')}
            </Button>
            {quiz.isChanged && (
              <Button variant="quiet" onClick={() => onChange(undefined)}>
                {t('As the pattern says')}
              </Button>
            )}
          </Styled.RowActions>
        </Styled.Fields>
      )}
    </Styled.Row>
  );
}

/** Enter in a field ends its editing; Ctrl+Enter stores, and on a button it presses it. */
const isPlainInput = ({ target, ctrlKey, metaKey }: { target: EventTarget } & Modifiers): boolean =>
  target instanceof HTMLInputElement && !ctrlKey && !metaKey;

type Modifiers = { ctrlKey: boolean; metaKey: boolean };

function describeTime(value: string): string {
  const day = weekdayFields[weekdayOf(value) ?? -1];
  return day ? `${weekdayName(day, 'short')} ${formatMoment(fromInputValue(value))}` : t('no date');
}

/** The button that opened the fields takes the focus when they close. */
function useFocusAfterEditing(edit: { readonly current: HTMLElement | null }, isEditing: boolean): void {
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current && !isEditing) edit.current?.focus();
    before.current = isEditing;
  }, [edit, isEditing]);
}
