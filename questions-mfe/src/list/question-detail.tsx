import type { ReactNode } from 'react';
import { isBlank } from '@console/shared/format';
import { PhoneOnly } from '@console/shared/lists';
import { Icon } from '@console/shared/ui';
import { t } from '../i18n';
import { optionLetters, type Question } from '../question';
import { displayText } from '../question-text';
import * as Styled from './question-detail.styles';
import { useSwipe } from './use-swipe';

type Props = {
  question: Question;
  number: number;
  actions?: ReactNode;
  /** Goes through the questions, on phones. */
  pager?: ReactNode;
  /** Called with a swipe to the next or the previous question; missing where there is no pager. */
  onSwipe?: ((by: 1 | -1) => void) | undefined;
};

/** A question with its options lettered A to D and its Correct Answer. */
export function QuestionDetail({ question, number, actions, pager, onSwipe }: Props) {
  const { text, options, answer } = question;
  const swipe = useSwipe(onSwipe);
  const isCorrect = (option: string) => !isBlank(option) && option === answer;
  return (
    <Styled.Sheet as="article" aria-label={t('Question {number}', { number: String(number) })} {...swipe}>
      <Styled.Text dir="auto" translate="no" tabIndex={-1}>
        {displayText(text, t('No question text'))}
      </Styled.Text>
      <Styled.Options role="list">
        {options.map((option, index) => (
          <Styled.Option key={optionLetters[index]} $correct={isCorrect(option)}>
            <Styled.Letter>{optionLetters[index]}</Styled.Letter>{' '}
            <Styled.OptionText dir="auto" translate="no">
              {displayText(option, t('Empty'))}
            </Styled.OptionText>{' '}
            {isCorrect(option) && (
              <Styled.Correct>
                <Icon name="check" />
                {t('Correct')}
              </Styled.Correct>
            )}
          </Styled.Option>
        ))}
      </Styled.Options>
      <Styled.Answer>
        <dt>{t('Correct Answer')}</dt>
        <dd dir="auto" translate="no">
          {displayText(answer, t('None'))}
        </dd>
      </Styled.Answer>
      {!options.some(isCorrect) && (
        <Styled.Odd>{t('The correct answer isn’t one of the four options.')}</Styled.Odd>
      )}
      {(actions || pager) && (
        <Styled.Bar $isPhoneOnly={!actions}>
          {actions}
          <PhoneOnly>{pager}</PhoneOnly>
        </Styled.Bar>
      )}
    </Styled.Sheet>
  );
}
