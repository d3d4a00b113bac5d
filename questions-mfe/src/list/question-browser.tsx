import { styled } from 'styled-components';
import { acceptsQuestions, identityOf, paths, pathTo, type PartialList } from '@console/shared/model';
import { BackLink, LinkButton, LoadingAllRows, RemainingRows, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { MoveButtons } from '../order/move-buttons';
import { OrderHint, OrderStatus } from '../order/order-line';
import { useQuestionMoves } from '../order/use-question-moves';
import type { Question } from '../question';
import type { OpenQuiz } from '@console/shared/access';
import { DeleteQuestion } from './delete-question';
import { MissingQuestion } from './missing-question';
import { QuestionButtons } from './question-buttons';
import { QuestionDetail } from './question-detail';
import { QuestionPager } from './question-pager';
import { Panes, PhoneOnly } from './question-panes';
import { useChosenQuestion } from './use-chosen-question';
import { useQuestionFocus } from './use-question-focus';

type Props = OpenQuiz & { list: PartialList<Question> };

const Rest = styled.p`
  padding: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** The questions of a quiz and the selected one. */
export function QuestionBrowser({ quiz, quizKey, list }: Props) {
  const quizIds = { season: quizKey.seasonId, quiz: quizKey.quizId };
  const { questions, moveTo, status } = useQuestionMoves(quizKey, list.rows);
  const { chosen, named, choose, leave } = useChosenQuestion({ ...list, rows: questions }, quizIds);
  const { panes, handleGone } = useQuestionFocus({ named, chosenId: chosen?.id });

  const isMovable = acceptsQuestions(quiz) && list.isComplete && questions.length > 1;

  return (
    <>
      <OrderStatus>{status}</OrderStatus>
      <Panes ref={panes} $detail={named}>
        <nav aria-label={t('Questions')}>
          <QuestionButtons
            questions={questions}
            chosenId={chosen?.id}
            onChoose={choose}
            onMove={isMovable ? moveTo : undefined}
          />
          {isMovable && <OrderHint />}
          {!list.isComplete && (
            <Rest role="status">
              {t('questions 1–{count}.', { count: String(questions.length) })}{' '}
              <RemainingRows requestedAt={list.requestedAt} />
            </Rest>
          )}
        </nav>
        <div>
          <PhoneOnly>
            <BackLink to={pathTo(paths.questionList, quizIds)}>{t('All questions')}</BackLink>
            {chosen && list.isComplete && (
              <QuestionPager
                place={questions.indexOf(chosen)}
                count={questions.length}
                onChoose={(place) => {
                  const next = questions[place];
                  if (next) choose(next.id);
                }}
              />
            )}
          </PhoneOnly>
          {chosen ? (
            <QuestionDetail
              question={chosen}
              number={questions.indexOf(chosen) + 1}
              actions={
                acceptsQuestions(quiz) && (
                  <>
                    <LinkButton to={pathTo(paths.questionEdit, { ...quizIds, question: chosen.id })}>
                      {t('Update')}
                    </LinkButton>
                    <DeleteQuestion
                      quizKey={quizKey}
                      question={chosen}
                      onGone={(deleted) => {
                        handleGone(deleted);
                        leave(deleted);
                      }}
                    />
                    {isMovable && (
                      <MoveButtons
                        // Else its dialog would go on with the next question when this one is deleted.
                        key={identityOf(chosen.id)}
                        place={questions.indexOf(chosen)}
                        count={questions.length}
                        onMove={(target) => moveTo(chosen.id, target)}
                      />
                    )}
                  </>
                )
              }
            />
          ) : list.isComplete ? (
            <MissingQuestion />
          ) : (
            <LoadingAllRows what={t('questions')} requestedAt={list.requestedAt} />
          )}
        </div>
      </Panes>
    </>
  );
}
