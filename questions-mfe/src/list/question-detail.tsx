import type { ReactNode } from 'react';
import { isBlank } from '@console/shared/format';
import { Icon, Toolbar } from '@console/shared/ui';
import type { Question } from '../question';
import { displayText } from '../question-text';
import * as Look from './question-detail.styles';

const letters = ['A', 'B', 'C', 'D'];

type Props = { question: Question; number: number; actions?: ReactNode };

/** A question with its options lettered A to D and its Correct Answer. */
export function QuestionDetail({ question: { text, options, answer }, number, actions }: Props) {
  const isCorrect = (option: string) => !isBlank(option) && option === answer;
  return (
    <Look.Sheet as="article" aria-label={`Question ${number}`}>
      <Look.Text dir="auto" tabIndex={-1}>
        {displayText(text, 'No question text')}
      </Look.Text>
      <Look.Options role="list">
        {options.map((option, index) => (
          <Look.Option key={letters[index]} $correct={isCorrect(option)}>
            <Look.Letter>{letters[index]}</Look.Letter>{' '}
            <Look.OptionText dir="auto">{displayText(option, 'Empty')}</Look.OptionText>{' '}
            {isCorrect(option) && (
              <Look.Correct>
                <Icon name="check" />
                Correct
              </Look.Correct>
            )}
          </Look.Option>
        ))}
      </Look.Options>
      <Look.Answer>
        <dt>Correct Answer</dt>
        <dd dir="auto">{displayText(answer, 'None')}</dd>
      </Look.Answer>
      {!options.some(isCorrect) && <Look.Odd>The correct answer isn’t one of the four options.</Look.Odd>}
      {actions && <Toolbar>{actions}</Toolbar>}
    </Look.Sheet>
  );
}
