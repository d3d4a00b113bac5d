import { useState } from 'react';
import { t } from '../i18n';
import type { QuestionFormValues } from '../question.form';
import { displayText } from '../question-text';
import { Differences } from './differences';
import { Muted } from './import.styles';
import { OtherQuestion } from './other-question';
import { ReviewRowHead } from './review-row-head';
import * as Styled from './review-row.styles';
import { describeFault, describeNote, describeState } from './review/describe-row';
import { faultyField } from './review/faulty-field';
import { asksForAnswer, needsNothing, type ReviewedRow } from './review/reviewed-row';
import { RowEditor } from './row-editor';
import { RowTexts } from './row-texts';
import { Text } from './row-texts.styles';

type Props = {
  reviewed: ReviewedRow;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onMend: (values: QuestionFormValues) => void;
};

/** A row of a source: its place, what came of comparing it, and its texts. */
export function ReviewRow({ reviewed, isTaken, onTake, onMend }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { row, state } = reviewed;
  const says = describeState(reviewed);
  const isFoldable = needsNothing(reviewed) && !isEditing;
  return (
    <Styled.Row data-folded={isFoldable && !isOpen}>
      <ReviewRowHead
        reviewed={reviewed}
        isTaken={isTaken}
        isEditing={isEditing}
        onTake={onTake}
        onEdit={() => setEditing(true)}
        fold={isFoldable ? { isOpen, onToggle: () => setOpen(!isOpen) } : undefined}
      />
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
          values={reviewed.values}
          focused={faultyField(state)}
          onClose={() => setEditing(false)}
          onApply={(mended) => {
            setEditing(false);
            onMend(mended);
          }}
        />
      ) : (
        <ReviewedTexts reviewed={reviewed} onMend={onMend} />
      )}
      <OtherQuestion state={state} />
      {row.notes.map((note, index) => (
        <Muted key={index}>{describeNote(note)}</Muted>
      ))}
    </Styled.Row>
  );
}

/** The texts of a row, or how they differ from the stored ones. */
function ReviewedTexts({ reviewed, onMend }: Pick<Props, 'reviewed' | 'onMend'>) {
  const { row, values, state } = reviewed;
  if (state.kind !== 'changed')
    return (
      <RowTexts
        values={values}
        number={row.place.question ?? row.place.row}
        onChoose={asksForAnswer(reviewed) ? (answer) => onMend({ ...values, answer }) : undefined}
      />
    );
  return (
    <>
      <Text dir="auto" translate="no">
        {displayText(values.question, t('No question text'))}
      </Text>
      <Differences differences={state.differences} />
    </>
  );
}
