import { memo } from 'react';
import { isBlank } from '@console/shared/format';
import { Icon, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { optionLetters, optionNames } from '../question';
import type { QuestionFormValues } from '../question.form';
import { displayText } from '../question-text';
import * as Styled from './row-texts.styles';

type Props = {
  values: QuestionFormValues;
  /** The number of the row, shown where it is folded. */
  number?: number | undefined;
  /** Chooses the answer; without it, the options are only shown. */
  onChoose?: ((answer: string) => void) | undefined;
};

/** The texts of a question. */
export const RowTexts = memo(function RowTexts({ values, number, onChoose }: Props) {
  if (Object.values(values).every(isBlank)) return null;
  return (
    <>
      <Styled.Text dir="auto" translate="no" data-number={number}>
        {displayText(values.question, t('No question text'))}
      </Styled.Text>
      {onChoose ? <Choices values={values} onChoose={onChoose} /> : <Options values={values} />}
    </>
  );
});

const isAnswer = (values: QuestionFormValues, name: (typeof optionNames)[number]): boolean =>
  values[name] !== '' && values[name] === values.answer;

function Options({ values }: { values: QuestionFormValues }) {
  return (
    <Styled.Options role="list">
      {optionNames.map((name, index) => {
        const isCorrect = isAnswer(values, name);
        return (
          <Styled.Option key={name} data-correct={isCorrect}>
            <Styled.Letter>{optionLetters[index]}</Styled.Letter>{' '}
            <span dir="auto" translate="no">
              {displayText(values[name], t('Empty'))}
            </span>
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
  );
}

/** The options as the choices of the answer, of which one press chooses one. */
function Choices({
  values,
  onChoose,
}: Required<Pick<Props, 'values'>> & { onChoose: (answer: string) => void }) {
  return (
    <Styled.Choices role="group" aria-label={t('Choose the correct option')}>
      {optionNames.map((name, index) => (
        <Styled.Choice
          key={name}
          type="button"
          aria-pressed={isAnswer(values, name)}
          onClick={() => onChoose(values[name])}
        >
          <Styled.Letter>{optionLetters[index]}</Styled.Letter>{' '}
          <span dir="auto" translate="no">
            {displayText(values[name], '')}
          </span>
          {isAnswer(values, name) && <Icon name="check" />}
        </Styled.Choice>
      ))}
    </Styled.Choices>
  );
}
