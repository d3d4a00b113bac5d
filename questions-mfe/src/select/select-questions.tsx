import { useEffect, useRef, useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { useGateway } from '@console/shared/data';
import { selectedRows, selectionOf } from '@console/shared/lists';
import { acceptsQuestions } from '@console/shared/model';
import { Button, type Selection } from '@console/shared/ui';
import { TargetDialog, type Target } from '../copy/target-dialog';
import { copyQuestions, deleteQuestions, moveQuestions } from '../copy/transfer-questions';
import { ExportDialog } from '../export/export-dialog';
import { t } from '../i18n';
import type { Question } from '../question';
import { QuestionChoices } from './question-choices';
import { SelectedQuestionsBar } from './selected-questions-bar';
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
  const action = useQuestionsAction(clear);

  const isRunning = action.state.kind === 'running';
  // The buttons go while it runs, and so does the dialog.
  useEffect(() => {
    if (isRunning) bar.current?.focus();
  }, [isRunning]);
  const transfer = (is: 'copy' | 'move', { quiz, ...to }: Target) => {
    setAsked(undefined);
    const prepare = is === 'copy' ? copyQuestions : moveQuestions;
    action.start(async () => ({
      ...(await prepare(gateway, open.quizKey, to, selected)),
      kind: { is, to: quiz },
    }));
  };
  const handleDelete = () =>
    action.start(() => ({ ...deleteQuestions(gateway, open.quizKey, selected), kind: { is: 'delete' } }));

  return (
    <>
      <QuestionChoices
        questions={questions}
        selection={selection}
        onSelect={setSelection}
        onClose={onClose}
      />
      <SelectedQuestionsBar
        ref={bar}
        action={action}
        selected={selected.length}
        total={questions.length}
        onSelectAll={() => selectFromBar(questions)}
        onCancel={() => {
          action.cancel();
          bar.current?.focus();
        }}
        onClose={onClose}
      >
        <Button variant="quiet" onClick={clear}>
          {t('Clear selection')}
        </Button>
        <Button variant="quiet" onClick={() => setAsked('copy')}>
          {t('Copy to…')}
        </Button>
        {takes && (
          <Button variant="quiet" onClick={() => setAsked('move')}>
            {t('Move to…')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsked('export')}>
          {t('Export')}
        </Button>
        {takes && (
          <Button variant="quietDanger" onClick={handleDelete}>
            {t('Delete')}
          </Button>
        )}
      </SelectedQuestionsBar>
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
