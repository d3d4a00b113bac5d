import { useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QuizKey } from '@console/shared/data';
import { MoreTools } from '@console/shared/lists';
import { acceptsQuestions, identityOf, paths, pathTo, type PartialList } from '@console/shared/model';
import { BackLink, LinkButton, RemainingRows, theme, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { MoveButtons } from '../order/move-buttons';
import { MoveToDialog } from '../order/move-to-dialog';
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
  const shown = { ...list, rows: questions };
  const { chosen, named, choose, leave } = useChosenQuestion(shown, quizIds);
  const { panes, handleGone, showStart } = useQuestionFocus({ named, chosenId: chosen?.id });
  const isOpen = acceptsQuestions(quiz);
  const onMove = isOpen && list.isComplete && questions.length > 1 ? moveTo : undefined;
  const handleStep = (next: Question) => {
    showStart();
    choose(next.id);
  };
  const onGone = (deleted: Question) => {
    handleGone(deleted);
    leave(deleted);
  };
  return (
    <>
      <OrderStatus>{status}</OrderStatus>
      <Panes ref={panes} $detail={named}>
        <QuestionNav list={shown} chosenId={chosen?.id} onChoose={choose} onMove={onMove} />
        <div>
          <DetailHead>
            <BackLink to={pathTo(paths.questionList, quizIds)}>{t('All questions')}</BackLink>
          </DetailHead>
          {chosen && (
            <ChosenQuestion
              question={chosen}
              questions={questions}
              onStep={list.isComplete ? handleStep : undefined}
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

type NavProps = Pick<ComponentProps<typeof QuestionButtons>, 'chosenId' | 'onChoose' | 'onMove'> & {
  list: PartialList<Question>;
};

/** The list of the questions, and how many of them it has. */
function QuestionNav({ list, onMove, ...chosen }: NavProps) {
  const isOnline = useIsOnline();
  const rest = !list.isComplete && (isOnline || !isWholeCopy(list)) && (
    <RestOfQuestions count={list.rows.length} requestedAt={list.requestedAt} />
  );
  return (
    <nav aria-label={t('Questions')}>
      {/* Without a connection it stays: it is said before them, where it is seen. */}
      {!isOnline && rest}
      <QuestionButtons questions={list.rows} onMove={onMove} {...chosen} />
      {onMove && <OrderHint />}
      {isOnline && rest}
    </nav>
  );
}

/** How many questions are shown, while the others are still loading. */
const RestOfQuestions = ({ count, requestedAt }: { count: number; requestedAt: number }) => (
  <Rest role="status">
    <span>
      {t('questions 1–{count}.', { count: String(count) })} <RemainingRows requestedAt={requestedAt} />
    </span>
  </Rest>
);

type ChosenProps = {
  question: Question;
  questions: readonly Question[];
  actions: ReactNode;
  /** Missing while more questions may come. */
  onStep: ((next: Question) => void) | undefined;
};

/** The chosen question, from which one steps to the next on phones. */
function ChosenQuestion({ question, questions, actions, onStep }: ChosenProps) {
  const place = questions.indexOf(question);
  const handleStep = (by: 1 | -1) => {
    // At the ends, there is nothing to step to.
    const next = questions[place + by];
    if (next) onStep?.(next);
  };
  return (
    <QuestionDetail
      question={question}
      number={place + 1}
      onSwipe={onStep && handleStep}
      pager={onStep && <QuestionPager place={place} count={questions.length} onStep={handleStep} />}
      actions={actions}
    />
  );
}

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
  /** The dialog is of one question: it does not go on with the next one when that is deleted. */
  const [moving, setMoving] = useState<string>();
  const identity = identityOf(question.id);
  const ids = { season: quizKey.seasonId, quiz: quizKey.quizId, question: question.id };
  const moved = {
    place: questions.indexOf(question),
    count: questions.length,
    onMove: (target: number) => onMove?.(question.id, target),
  };
  return (
    <>
      <LinkButton to={pathTo(paths.questionEdit, ids)}>{t('Update')}</LinkButton>
      <MoreTools>
        <DeleteQuestion quizKey={quizKey} question={question} onGone={onGone} />
        {onMove && <MoveButtons {...moved} onMoveTo={() => setMoving(identity)} />}
      </MoreTools>
      {onMove && moving === identity && <MoveToDialog {...moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}
