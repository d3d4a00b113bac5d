import { useRef, useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { selectedRows, selectionOf } from '@console/shared/lists';
import { acceptsQuestions } from '@console/shared/model';
import type { Selection } from '@console/shared/ui';
import { useQuestionsAction } from '../copy/use-questions-action';
import type { Question } from '../question';
import { QuestionChoices } from './question-choices';
import { SelectedQuestionsBar } from './selected-questions-bar';
import { SelectionButtons, type Asked } from './selection-buttons';
import { SelectionDialog } from './selection-dialog';

type Props = OpenQuiz & { questions: readonly Question[]; onClose: () => void };

/** The questions of a quiz with checkboxes, and what can be done with the selected ones. */
export function SelectQuestions({ questions, onClose, ...open }: Props) {
  const [selection, setSelection] = useState<Selection>(selectionOf([]));
  const [asked, setAsked] = useState<Asked>();
  const selected = selectedRows({ allFound: questions, selection });
  const bar = useRef<HTMLElement>(null);
  /** The button that was pressed may disappear: the bar takes the focus. */
  const selectFromBar = (next: readonly Question[]) => {
    setSelection(selectionOf(next));
    bar.current?.focus();
  };
  const clear = () => selectFromBar([]);
  const action = useQuestionsAction(clear);

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
        onClose={onClose}
      >
        <SelectionButtons
          canRemove={acceptsQuestions(open.quiz)}
          onClear={clear}
          onAsk={setAsked}
          onDelete={() => action.remove(open.quizKey, selected)}
        />
      </SelectedQuestionsBar>
      {asked && (
        <SelectionDialog
          asked={asked}
          open={open}
          questions={questions}
          selected={selected}
          onTransfer={(is, target) => action.transfer(is, open.quizKey, selected, target)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
