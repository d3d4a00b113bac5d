import { useEffect, useRef } from 'react';
import { Icon, StatusLabel, type StatusTone } from '@console/shared/ui';
import { t } from '../i18n';
import { Muted } from './import.styles';
import * as Styled from './review-row.styles';
import { placeName, stateNames } from './review/describe-row';
import { isStorable, type ReviewedRow, type RowState } from './review/reviewed-row';

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
  isEditing: boolean;
  onTake: (isTaken: boolean) => void;
  onEdit: () => void;
  /** Missing where the row is never folded. */
  fold: { isOpen: boolean; onToggle: () => void } | undefined;
};

/** The place of a row with its checkbox, its state, and the buttons that open its editor and, on phones, the row. */
export function ReviewRowHead({ reviewed, isTaken, isEditing, onTake, onEdit, fold }: Props) {
  const { row, state, isMended } = reviewed;
  const place = placeName(row.place);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusAfterEditing(edit, isEditing);
  return (
    <Styled.RowHead>
      {isStorable(reviewed) ? (
        <Styled.Take>
          <input
            type="checkbox"
            aria-label={t('Import {place}', { place })}
            checked={isTaken}
            onChange={(event) => onTake(event.target.checked)}
          />
          <span>{place}</span>
        </Styled.Take>
      ) : (
        <Styled.Place>{place}</Styled.Place>
      )}
      <Styled.State>
        <StatusLabel tone={tones[state.kind]}>{stateNames[state.kind]}</StatusLabel>
        {isMended && <Muted as="span">{t('edited')}</Muted>}
      </Styled.State>
      {!isEditing && (
        <Styled.Edit ref={edit} variant="quiet" aria-label={t('Edit {place}', { place })} onClick={onEdit}>
          {t('Edit')}
        </Styled.Edit>
      )}
      {fold && (
        <Styled.Fold
          type="button"
          aria-expanded={fold.isOpen}
          aria-label={t('Details of {place}', { place })}
          onClick={fold.onToggle}
        >
          <Icon name="chevronDown" />
        </Styled.Fold>
      )}
    </Styled.RowHead>
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
