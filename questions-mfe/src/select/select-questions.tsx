import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import type { Progress } from '@console/shared/actions';
import { useGateway } from '@console/shared/data';
import { selectedRows, selectionOf, toggled } from '@console/shared/lists';
import { acceptsQuestions } from '@console/shared/model';
import { Button, FormMessage, Toolbar, type Selection } from '@console/shared/ui';
import { TargetDialog, type Target } from '../copy/target-dialog';
import { copyQuestions, deleteQuestions, moveQuestions } from '../copy/transfer-questions';
import { ExportDialog } from '../export/export-dialog';
import { t } from '../i18n';
import type { Question } from '../question';
import { questionName } from '../question-text';
import * as Styled from './select-questions.styles';
import { useQuestionsAction } from './use-questions-action';

type Props = OpenQuiz & { questions: readonly Question[]; onClose: () => void };

/** The questions of a quiz with checkboxes, and what can be done with the selected ones. */
export function SelectQuestions({ questions, onClose, ...open }: Props) {
  const gateway = useGateway();
  const [selection, setSelection] = useState<Selection>(selectionOf([]));
  const [asked, setAsked] = useState<'copy' | 'move' | 'export'>();
  const rows = { allFound: questions, selection };
  const selected = selectedRows(rows);
  const takes = acceptsQuestions(open.quiz);
  const bar = useRef<HTMLElement>(null);
  /** The button that was pressed may disappear: the bar takes the focus. */
  const selectFromBar = (next: readonly Question[]) => {
    setSelection(selectionOf(next));
    bar.current?.focus();
  };
  const clear = () => selectFromBar([]);
  const { state, start, resume, undo } = useQuestionsAction(clear);
  const isBusy = state.kind === 'running';

  const handleClick = (question: Question) => (event: MouseEvent) =>
    setSelection(toggled(rows, question, event.shiftKey));
  const handleKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return setSelection(selectionOf(questions));
    }
    if (event.key === 'Escape') return onClose();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return undefined;
    event.preventDefault();
    const boxes = Array.from(event.currentTarget.querySelectorAll('input'));
    boxes[boxes.findIndex((box) => box === event.target) + by]?.focus();
    return undefined;
  };
  const transfer = (is: 'copy' | 'move', { quiz, ...to }: Target) => {
    setAsked(undefined);
    const prepare = is === 'copy' ? copyQuestions : moveQuestions;
    start(async () => ({
      ...(await prepare(gateway, open.quizKey, to, selected)),
      kind: { is, to: quiz },
    }));
  };
  const handleDelete = () =>
    start(() => ({ ...deleteQuestions(gateway, open.quizKey, selected), kind: { is: 'delete' } }));

  return (
    <>
      <Styled.List role="list" aria-label={t('Questions')} onKeyDown={handleKeyDown}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <Styled.Choice>
              <input
                type="checkbox"
                autoFocus={index === 0}
                checked={selection.ids.has(question.id)}
                onClick={handleClick(question)}
                readOnly
              />
              <Styled.Number>{index + 1}</Styled.Number>
              <span dir="auto">{questionName(question)}</span>
            </Styled.Choice>
          </li>
        ))}
      </Styled.List>
      <Styled.Bar ref={bar} tabIndex={-1} aria-label={t('Selected questions')}>
        <Styled.Count role="status">
          {isBusy
            ? t('{share}% done', { share: shareOf(state.progress) })
            : t('{count, plural, one {# question} other {# questions}} selected', { count: selected.length })}
        </Styled.Count>
        {selected.length < questions.length && (
          <Button variant="quiet" onClick={() => selectFromBar(questions)}>
            {t('Select all {count}', { count: questions.length })}
          </Button>
        )}
        {selected.length > 0 && state.kind !== 'stopped' && (
          <>
            <Button variant="quiet" onClick={clear}>
              {t('Clear selection')}
            </Button>
            <Button variant="quiet" busy={isBusy} onClick={() => setAsked('copy')}>
              {t('Copy to…')}
            </Button>
            {takes && (
              <Button variant="quiet" busy={isBusy} onClick={() => setAsked('move')}>
                {t('Move to…')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAsked('export')}>
              {t('Export')}
            </Button>
            {takes && (
              <Button variant="quietDanger" busy={isBusy} onClick={handleDelete}>
                {t('Delete')}
              </Button>
            )}
          </>
        )}
        <Button onClick={onClose}>{t('Done')}</Button>
        {state.kind === 'stopped' && (
          <Styled.Failure>
            <FormMessage>
              <p>{state.reason}</p>
              <Toolbar>
                {!state.isEnded && <Button onClick={resume}>{t('Try again')}</Button>}
                <Button onClick={undo}>{state.undo ? t('Undo') : t('Cancel')}</Button>
              </Toolbar>
            </FormMessage>
          </Styled.Failure>
        )}
      </Styled.Bar>
      {(asked === 'copy' || asked === 'move') && (
        <TargetDialog
          title={
            asked === 'copy'
              ? t('Copy {count, plural, one {# question} other {# questions}}', { count: selected.length })
              : t('Move {count, plural, one {# question} other {# questions}}', { count: selected.length })
          }
          action={asked === 'copy' ? t('Copy') : t('Move')}
          from={open}
          onChoose={(target) => transfer(asked, target)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'export' && (
        <ExportDialog
          {...open}
          questions={questions}
          selected={selected}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const shareOf = ({ done, total }: Progress = { done: 0, total: 1 }): number =>
  Math.round((100 * done) / total);
