import { styled } from 'styled-components';
import { paths, pathTo, takesQuestions, type Listed } from '@console/shared/model';
import { LinkButton, LoadingRest, TheRest, theme } from '@console/shared/ui';
import type { Question } from '../question';
import { BackLink } from '../quiz/back-link';
import type { OpenQuiz } from '../quiz/quiz-gate';
import { DeleteQuestion } from './delete-question';
import { MissingQuestion } from './missing-question';
import { QuestionButtons } from './question-buttons';
import { QuestionDetail } from './question-detail';
import { Panes, PhoneOnly } from './question-panes';
import { useChosenQuestion } from './use-chosen-question';
import { useQuestionFocus } from './use-question-focus';

type Props = OpenQuiz & { list: Listed<Question> };

const Rest = styled.p`
  padding: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** The questions of a quiz and the one that is chosen. */
export function QuestionBrowser({ quiz, quizKey, list }: Props) {
  const questions = list.rows;
  const place = { season: quizKey.seasonId, quiz: quizKey.quizId };
  const { chosen, named, choose, leave } = useChosenQuestion(list, place);
  const { panes, handleGone } = useQuestionFocus({ named, chosenId: chosen?.id });

  return (
    <Panes ref={panes} $detail={named}>
      <nav aria-label="Questions">
        <QuestionButtons questions={questions} chosenId={chosen?.id} onChoose={choose} />
        {!list.isWhole && (
          <Rest role="status">
            {`questions 1–${questions.length}; `}
            <TheRest since={list.since} />
          </Rest>
        )}
      </nav>
      <div>
        <PhoneOnly>
          <BackLink to={pathTo(paths.questionList, place)}>All questions</BackLink>
        </PhoneOnly>
        {chosen ? (
          <QuestionDetail
            question={chosen}
            number={questions.indexOf(chosen) + 1}
            actions={
              takesQuestions(quiz) && (
                <>
                  <LinkButton to={pathTo(paths.questionEdit, { ...place, question: chosen.id })}>
                    Update
                  </LinkButton>
                  <DeleteQuestion
                    quizKey={quizKey}
                    question={chosen}
                    questions={questions}
                    onGone={handleGone}
                    onDeleted={leave}
                  />
                </>
              )
            }
          />
        ) : list.isWhole ? (
          <MissingQuestion />
        ) : (
          <LoadingRest what="questions" since={list.since} />
        )}
      </div>
    </Panes>
  );
}
