import { t } from '../i18n';
import { questionForm } from '../question.form';
import { questionPlace } from '../quiz/question-place';
import * as Styled from './review-row.styles';
import { placeName } from './review/describe-row';
import type { RowState } from './review/reviewed-row';
import { RowTexts } from './row-texts';

/** The question that a near duplicate is like, so that both can be compared. */
export function OtherQuestion({ state }: { state: RowState }) {
  if (state.kind !== 'near' && state.kind !== 'duplicate') return null;
  const isStored = state.kind === 'near';
  return (
    <Styled.Other>
      <figcaption>
        {t('Compare: {place}', { place: isStored ? questionPlace(state.of) : placeName(state.of) })}
      </figcaption>
      <RowTexts values={isStored ? questionForm.toValues(state.of.question) : state.values} />
    </Styled.Other>
  );
}
