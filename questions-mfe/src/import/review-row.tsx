import { useEffect, useRef, useState } from 'react';
import { Button, StatusLabel, type StatusTone } from '@console/shared/ui';
import { t } from '../i18n';
import type { QuestionFormValues } from '../question.form';
import { displayText } from '../question-text';
import { Differences } from './differences';
import { Muted } from './import.styles';
import * as Styled from './review-row.styles';
import { describeFault, describeNote, describeState, placeName, stateNames } from './review/describe-row';
import { faultyField } from './review/faulty-field';
import { asksForAnswer, isStorable, type ReviewedRow, type RowState } from './review/reviewed-row';
import { OtherQuestion } from './other-question';
import { RowEditor } from './row-editor';
import { RowTexts } from './row-texts';

const tones: Record<RowState['kind'], StatusTone> = {
  new: 'success',
  changed: 'info',
  same: 'muted',
  near: 'warning',
  duplicate: 'warning',
  rejected: 'danger',
};

type Props = {
  reviewed: ReviewedRow;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onMend: (values: QuestionFormValues) => void;
};

/** A row of a source: its place, what came of comparing it, and its texts. */
export function ReviewRow({ reviewed, isTaken, onTake, onMend }: Props) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { row, values, state, isMended } = reviewed;
  const place = placeName(row.place);
  const says = describeState(reviewed);
  useFocusAfterEditing(edit, isEditing);
  return (
    <Styled.Row>
      <Styled.RowHead>
        {isStorable(reviewed) ? (
          <Styled.Take>
            <input
              type="checkbox"
              aria-label={t('Import {place}', { place })}
              checked={isTaken}
              onChange={(event) => onTake(event.target.checked)}
            />
            {place}
          </Styled.Take>
        ) : (
          <Styled.Place>{place}</Styled.Place>
        )}
        <Styled.State>
          <StatusLabel tone={tones[state.kind]}>{stateNames[state.kind]}</StatusLabel>
          {isMended && <Muted as="span">{t('edited')}</Muted>}
        </Styled.State>
        {!isEditing && (
          <Button
            ref={edit}
            variant="quiet"
            aria-label={t('Edit {place}', { place })}
            onClick={() => setEditing(true)}
          >
            {t('Edit')}
          </Button>
        )}
      </Styled.RowHead>
      {says && <p>{says}</p>}
      {state.kind === 'rejected' && (
        <Styled.Faults>
          {state.faults.map((fault, index) => (
            <li key={index}>{describeFault(fault)}</li>
          ))}
        </Styled.Faults>
      )}
      {isEditing ? (
        <RowEditor
          values={values}
          focused={faultyField(state)}
          onClose={() => setEditing(false)}
          onApply={(mended) => {
            setEditing(false);
            onMend(mended);
          }}
        />
      ) : state.kind === 'changed' ? (
        <>
          <Styled.Text dir="auto">{displayText(values.question, t('No question text'))}</Styled.Text>
          <Differences differences={state.differences} />
        </>
      ) : (
        <RowTexts
          values={values}
          onChoose={asksForAnswer(reviewed) ? (answer) => onMend({ ...values, answer }) : undefined}
        />
      )}
      <OtherQuestion state={state} />
      {row.notes.map((note, index) => (
        <Muted key={index}>{describeNote(note)}</Muted>
      ))}
    </Styled.Row>
  );
}

/** The button that opened the editor takes the focus when it closes. */
function useFocusAfterEditing(edit: { readonly current: HTMLElement | null }, isEditing: boolean): void {
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current && !isEditing) edit.current?.focus();
    before.current = isEditing;
  }, [edit, isEditing]);
}
