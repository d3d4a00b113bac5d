import { memo, useEffect, useRef, useState } from 'react';
import { isBlank } from '@console/shared/format';
import { Button, Icon, StatusLabel, type StatusTone, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { optionLetters, optionNames } from '../question';
import type { QuestionFormValues } from '../question.form';
import { displayText } from '../question-text';
import { Muted } from './import.styles';
import * as Styled from './review-row.styles';
import {
  describeFault,
  describeNote,
  describeState,
  fieldName,
  placeName,
  stateNames,
} from './review/describe-row';
import { isStorable, type Difference, type ReviewedRow, type RowState } from './review/reviewed-row';
import { RowEditor } from './row-editor';

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
            <input type="checkbox" checked={isTaken} onChange={(event) => onTake(event.target.checked)} />
            {t('Take {place}', { place })}
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
        <RowTexts values={values} />
      )}
      {row.notes.map((note, index) => (
        <Muted key={index}>{describeNote(note)}</Muted>
      ))}
    </Styled.Row>
  );
}

const RowTexts = memo(function RowTexts({ values }: { values: QuestionFormValues }) {
  if (Object.values(values).every(isBlank)) return null;
  return (
    <>
      <Styled.Text dir="auto">{displayText(values.question, t('No question text'))}</Styled.Text>
      <Styled.Options role="list">
        {optionNames.map((name, index) => {
          const isCorrect = values[name] !== '' && values[name] === values.answer;
          return (
            <Styled.Option key={name} $isCorrect={isCorrect}>
              <Styled.Letter>{optionLetters[index]}</Styled.Letter>{' '}
              <span dir="auto">{displayText(values[name], t('Empty'))}</span>
              {isCorrect && (
                <>
                  {' '}
                  <Icon name="check" />
                  <VisuallyHidden>{t('Correct')}</VisuallyHidden>
                </>
              )}
            </Styled.Option>
          );
        })}
      </Styled.Options>
    </>
  );
});

/** What a changed question has now, and what it will have. */
function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Styled.Differences>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('After the import')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldName(field)}</th>
            <td dir="auto" data-label={t('Now')}>
              <del>{displayText(before, t('Empty'))}</del>
            </td>
            <td dir="auto" data-label={t('After the import')}>
              <ins>{displayText(after, t('Empty'))}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </Styled.Differences>
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
