import type { KeyboardEvent, MouseEvent } from 'react';
import { selectionOf, toggled } from '@console/shared/lists';
import type { Selection } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { questionName } from '../question-text';
import * as Styled from './select-questions.styles';

type Props = {
  questions: readonly Question[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onClose: () => void;
};

/** The questions with checkboxes. Arrows move between them, Ctrl+A selects all, Shift selects a range, Escape closes. */
export function QuestionChoices({ questions, selection, onSelect, onClose }: Props) {
  const handleClick = (question: Question) => (event: MouseEvent) =>
    onSelect(toggled({ allFound: questions, selection }, question, event.shiftKey));
  const handleKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSelect(selectionOf(questions));
    }
    if (event.key === 'Escape') return onClose();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return undefined;
    event.preventDefault();
    const boxes = Array.from(event.currentTarget.querySelectorAll('input'));
    boxes[boxes.findIndex((box) => box === event.target) + by]?.focus();
    return undefined;
  };
  return (
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
            <span dir="auto" translate="no">
              {questionName(question)}
            </span>
          </Styled.Choice>
        </li>
      ))}
    </Styled.List>
  );
}
