import { t } from '../i18n';
import { questionPlace } from '../quiz/question-place';
import type { FoundQuestion } from './find-in-quizzes';
import * as Styled from './find.styles';
import { FoundQuestionLink } from './found-question';
import type { Copying } from './use-copying';

type Props = {
  found: FoundQuestion;
  terms: readonly string[];
  copying: Copying;
  /** The id of the text that says why nothing can be copied. */
  whyNot: string | undefined;
};

/** A result, and what copies its question. */
export function FoundQuestionRow({ found, terms, copying, whyNot }: Props) {
  const isOff = copying.isRunning || whyNot !== undefined;
  const place = questionPlace({ quizTitle: found.quiz.title, number: found.number });
  return (
    <Styled.Row>
      <FoundQuestionLink found={found} terms={terms} />
      <Styled.Copy
        variant="quiet"
        aria-label={[t('Copy to…'), place].join(', ')}
        aria-disabled={isOff || undefined}
        aria-describedby={whyNot}
        onClick={isOff ? undefined : () => copying.ask(found)}
      >
        {t('Copy to…')}
      </Styled.Copy>
    </Styled.Row>
  );
}
