import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { acceptsQuestions, identityOf, paths, pathTo, type PartialList } from '@console/shared/model';
import { RehearseButton } from '@console/shared/preview';
import { useSearchParams } from '@console/shared/router';
import {
  BackLink,
  Button,
  LinkButton,
  LoadingAllRows,
  LoadingState,
  RemainingRows,
  theme,
  useIsOnline,
} from '@console/shared/ui';
import { t } from '../i18n';
import { MoveButtons } from '../order/move-buttons';
import { OrderLine } from '../order/order-line';
import { useQuestionMoves } from '../order/use-question-moves';
import type { Question } from '../question';
import type { OpenQuiz } from '@console/shared/access';
import { DeleteQuestion } from './delete-question';
import { MissingQuestion } from './missing-question';
import { QuestionButtons } from './question-buttons';
import { QuestionDetail } from './question-detail';
import { Panes, PhoneOnly } from './question-panes';
import { useChosenQuestion } from './use-chosen-question';
import { useQuestionFocus } from './use-question-focus';

const SelectQuestions = lazy(async () => ({
  default: (await import('../select/select-questions')).SelectQuestions,
}));
const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

type Props = OpenQuiz & { list: PartialList<Question> };

const Rest = styled.p`
  padding: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const ListTools = styled.div<{ $detail: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(3)};

  ${theme.media.phone} {
    display: ${({ $detail }) => ($detail ? 'none' : 'flex')};
  }
`;

/** The questions of a quiz: one beside the list, or several to select. */
export function QuestionBrowser(props: Props) {
  const { list, ...open } = props;
  const [isSelecting, setSelecting] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [search] = useSearchParams();
  const isOnline = useIsOnline();
  const tools = useRef<HTMLDivElement>(null);
  const handleClose = () => {
    setSelecting(false);
    tools.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {(list.isComplete || !isOnline) && (
        <ListTools ref={tools} $detail={search.has('question') && !isSelecting}>
          {list.isComplete && (
            <>
              <Button onClick={() => setSelecting(!isSelecting)}>
                {isSelecting ? t('Done') : t('Select')}
              </Button>
              <Button onClick={() => setExporting(true)}>{t('Export')}</Button>
            </>
          )}
          <LinkButton
            to={pathTo(paths.questionPrint, { season: open.quizKey.seasonId, quiz: open.quizKey.quizId })}
          >
            {t('Print')}
          </LinkButton>
          {list.rows.length > 0 && (
            <RehearseButton season={open.season} quiz={open.quiz} questions={list.rows} />
          )}
        </ListTools>
      )}
      <Suspense fallback={<LoadingState />}>
        {isSelecting ? (
          <SelectQuestions {...open} questions={list.rows} onClose={handleClose} />
        ) : (
          <ListAndDetail {...props} />
        )}
      </Suspense>
      <Suspense>
        {isExporting && <ExportDialog {...open} questions={list.rows} onClose={() => setExporting(false)} />}
      </Suspense>
    </>
  );
}

/** The questions of a quiz and the selected one. */
function ListAndDetail({ quiz, quizKey, list }: Props) {
  const quizIds = { season: quizKey.seasonId, quiz: quizKey.quizId };
  const { questions, moveTo, status } = useQuestionMoves(quizKey, list.rows);
  const { chosen, named, choose, leave } = useChosenQuestion({ ...list, rows: questions }, quizIds);
  const { panes, handleGone } = useQuestionFocus({ named, chosenId: chosen?.id });

  const isMovable = acceptsQuestions(quiz) && list.isComplete && questions.length > 1;

  return (
    <>
      {isMovable && <OrderLine status={status} isOneOpen={named} />}
      <Panes ref={panes} $detail={named}>
        <nav aria-label={t('Questions')}>
          <QuestionButtons
            questions={questions}
            chosenId={chosen?.id}
            onChoose={choose}
            onMove={isMovable ? moveTo : undefined}
          />
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
