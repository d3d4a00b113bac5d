import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { DateTimeField, fromInputValue, weekdayOf } from '@console/shared/dates';
import { formatMoment, nameOf, wholeDates } from '@console/shared/format';
import { FieldRow } from '@console/shared/forms';
import { Button, StatusLabel, TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { quizForm } from '../quiz.form';
import { faultsOf, type QuizFaults } from './quiz-faults';
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
  const isOpenable = !quiz.isLeftOut && !isStored;
  const faults = isOpenable ? faultsOf(quiz) : {};
  const isOpen = isOpenable && (isEditing || hasFaults(faults));
  const name = nameOf(quiz.title, t('Untitled quiz'));
  return (
    <Styled.Row $isLeftOut={quiz.isLeftOut}>
      <Styled.RowHead>
        <Styled.Take>
          <input
            type="checkbox"
            checked={!quiz.isLeftOut}
            onChange={({ target }) => onChange({ isLeftOut: target.checked ? undefined : true })}
          />
          <span dir="auto" translate="no">
            {name}
          </span>
        </Styled.Take>
        {isStored && <StatusLabel tone="success">{t('Saved')}</StatusLabel>}
        {quiz.isChanged && !isStored && <Styled.Muted as="span">{t('edited')}</Styled.Muted>}
        {isOpenable && !isOpen && (
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
      {!isStored && <Hints hints={hints} />}
      {isOpen && (
        <SeriesFields
          quiz={quiz}
          faults={faults}
          isEditing={isEditing}
          onEdit={setEditing}
          onChange={onChange}
        />
      )}
    </Styled.Row>
  );
}

const Hints = ({ hints }: Pick<Props, 'hints'>) =>
  hints.length > 0 && (
    <Styled.Hints>
      {hints.map((hint) => (
        <li key={hint}>{wholeDates(hint)}</li>
      ))}
    </Styled.Hints>
  );

const hasFaults = (faults: QuizFaults) => Object.keys(faults).length > 0;

interface SeriesFieldsProps {
  quiz: PlannedQuiz;
  faults: QuizFaults;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onChange: (change: QuizChange | undefined) => void;
}

/** The fields that change a planned quiz in place. */
function SeriesFields({ quiz, faults, isEditing, onEdit, onChange }: SeriesFieldsProps) {
  const field = (name: 'title' | 'start' | 'end') => ({
    label: quizForm.fields[name].label,
    value: quiz[name],
    error: faults[name],
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Styled.Fields
      role="group"
      aria-label={t('Quiz {number}', { number: quiz.index + 1 })}
      // A fault that is corrected must not close the fields under the fingers.
      onFocus={() => onEdit(true)}
      onKeyDown={(event) => {
        const isDone = event.key === 'Escape' || (event.key === 'Enter' && isPlainInput(event));
        if (!isDone) return;
        event.preventDefault();
        onEdit(false);
      }}
    >
      <TextField dir="auto" autoFocus={isEditing} {...field('title')} />
      <FieldRow>
        <DateTimeField {...field('start')} />
        <DateTimeField {...field('end')} />
      </FieldRow>
      <Styled.RowActions>
        <Button disabled={hasFaults(faults)} onClick={() => onEdit(false)}>
          {t('Done')}
        </Button>
        {quiz.isChanged && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {t('As the pattern says')}
          </Button>
        )}
      </Styled.RowActions>
    </Styled.Fields>
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
