import { isBlank } from '@console/shared/format';
import { Icon, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { optionLetters, type Question } from '../question';
import { displayText } from '../question-text';
import { answerLine } from './answer-line';
import * as Styled from './projector.styles';
import { useFittedText } from './use-fitted-text';

type Props = { question: Question; place: string; isAnswered: boolean };

/** A question with its options, as large as the screen allows. Showing the answer moves nothing. */
export function Slide({ question, place, isAnswered }: Props) {
  const { text, options, answer } = question;
  const box = useFittedText(JSON.stringify(question));
  const isCorrect = (option: string) => !isBlank(option) && option === answer;
  return (
    <Styled.Slide ref={box} data-slide tabIndex={-1} role="group" aria-label={place}>
      <Styled.Question dir="auto" translate="no">
        {displayText(text, t('No question text'))}
      </Styled.Question>
      <Styled.Options role="list">
        {options.map((option, index) => (
          <Styled.Option key={optionLetters[index]} $isCorrect={isAnswered && isCorrect(option)}>
            <b>{optionLetters[index]}</b>{' '}
            <span dir="auto" translate="no">
              {displayText(option, t('Empty'))}
            </span>
            {isAnswered && isCorrect(option) && (
              <>
                <Icon name="check" />
                <VisuallyHidden>{t('Correct')}</VisuallyHidden>
              </>
            )}
          </Styled.Option>
        ))}
      </Styled.Options>
      {!options.some(isCorrect) && <Styled.Odd $isShown={isAnswered}>{answerLine(question)}</Styled.Odd>}
    </Styled.Slide>
  );
}
