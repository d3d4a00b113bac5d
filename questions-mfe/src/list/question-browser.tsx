import { styled } from 'styled-components';
import type { QuizKey } from '@console/shared/data';
import { acceptsQuestions, identityOf, paths, pathTo, type PartialList } from '@console/shared/model';
import { BackLink, LinkButton, RemainingRows, theme, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { MoveButtons } from '../order/move-buttons';
import { OrderHint, OrderStatus } from '../order/order-line';
import { useQuestionMoves, type MoveTo } from '../order/use-question-moves';
import type { Question } from '../question';
import type { OpenQuiz } from '@console/shared/access';
import { DeleteQuestion } from './delete-question';
import { MissingQuestion } from './missing-question';
import { QuestionButtons } from './question-buttons';
import { QuestionDetail } from './question-detail';
import { QuestionPager } from './question-pager';
import { Panes, DetailHead } from './question-panes';
import { useChosenQuestion } from './use-chosen-question';
import { useQuestionFocus } from './use-question-focus';
import { isWholeCopy } from './whole-copy';

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
  const isOpen = acceptsQuestions(quiz);
  const onMove = isOpen && list.isComplete && questions.length > 1 ? moveTo : undefined;
  const isOnline = useIsOnline();
  const rest = !list.isComplete && (isOnline || !isWholeCopy(list)) && (
    <RestOfQuestions count={questions.length} requestedAt={list.requestedAt} />
  );
  const onGone = (deleted: Question) => {
    handleGone(deleted);
    leave(deleted);
  };
  return (
    <>
      <OrderStatus>{status}</OrderStatus>
      <Panes ref={panes} $detail={named}>
        <nav aria-label={t('Questions')}>
          {/* Without a connection it stays: it is said before them, where it is seen. */}
          {!isOnline && rest}
          <QuestionButtons questions={questions} chosenId={chosen?.id} onChoose={choose} onMove={onMove} />
          {onMove && <OrderHint />}
          {isOnline && rest}
        </nav>
        <div>
          <DetailHead>
            <BackLink to={pathTo(paths.questionList, quizIds)}>{t('All questions')}</BackLink>
            {chosen && list.isComplete && (
              <QuestionPager questions={questions} chosen={chosen} onChoose={choose} />
            )}
          </DetailHead>
          {chosen && (
            <QuestionDetail
              question={chosen}
              number={questions.indexOf(chosen) + 1}
              actions={
                isOpen && (
                  <QuestionActions
                    question={chosen}
                    quizKey={quizKey}
                    questions={questions}
                    onMove={onMove}
                    onGone={onGone}
                  />
                )
              }
            />
          )}
          {!chosen && <MissingQuestion list={list} />}
        </div>
      </Panes>
    </>
  );
}

/** How many questions are shown, while the others are still loading. */
const RestOfQuestions = ({ count, requestedAt }: { count: number; requestedAt: number }) => (
  <Rest role="status">
    {t('questions 1–{count}.', { count: String(count) })} <RemainingRows requestedAt={requestedAt} />
  </Rest>
);

type ActionsProps = {
  question: Question;
  quizKey: QuizKey;
  questions: readonly Question[];
  /** Missing where questions cannot be moved. */
  onMove: MoveTo | undefined;
  onGone: (deleted: Question) => void;
};

/** What changes the chosen question. */
function QuestionActions({ question, quizKey, questions, onMove, onGone }: ActionsProps) {
  const place = { season: quizKey.seasonId, quiz: quizKey.quizId, question: question.id };
  return (
    <>
      <LinkButton to={pathTo(paths.questionEdit, place)}>{t('Update')}</LinkButton>
      <DeleteQuestion quizKey={quizKey} question={question} onGone={onGone} />
      {onMove && (
        <MoveButtons
          // Else its dialog would go on with the next question when this one is deleted.
          key={identityOf(question.id)}
          place={questions.indexOf(question)}
          count={questions.length}
          onMove={(target) => onMove(question.id, target)}
        />
      )}
    </>
  );
}
