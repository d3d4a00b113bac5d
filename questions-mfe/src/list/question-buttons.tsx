import { memo, useMemo, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { takeCharacters } from '@console/shared/format';
import { keysOf } from '../order/question-order';
import { useDrag, type DragMark } from '../order/use-drag';
import type { MoveTo } from '../order/use-question-moves';
import type { Question } from '../question';
import { questionName } from '../question-text';
import { onPhone } from '../on-phone';
import * as Styled from './question-buttons.styles';
import { useScrollToChosen } from './use-scroll-to-chosen';

type Props = {
  questions: readonly Question[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Missing where questions cannot be moved. */
  onMove: MoveTo | undefined;
};

/** Returns the index that a key moves to from the question at `index`; `undefined` for other keys. */
function stepTo(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** How many places a key moves a question when pressed with Alt. */
const moves = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * The numbered questions. The list is one tab stop with arrow keys inside; Alt and an arrow key move the
 * question.
 */
export function QuestionButtons({ questions, chosenId, onChoose, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => rowsOf(questions), [questions]);
  const chosenIndex = questions.findIndex(({ id }) => id === chosenId);

  useScrollToChosen(list, chosenId);

  const choose = (index: number) => {
    const question = questions[index];
    if (question) onChoose(question.id);
  };
  const move = (from: number, to: number) => {
    const question = questions[from];
    if (question) onMove?.(question.id, to);
  };
  const { handlePointerDown, markOf } = useDrag(list, move);
  const { indexOf, handleKeyDown } = useListKeys(list, choose, onMove && move);

  return (
    <Styled.List
      ref={list}
      role="list"
      onClick={(event) => choose(indexOf(event))}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
    >
      {rows.map(({ id, key, name, label }, index) => (
        <QuestionButton
          key={key}
          number={index + 1}
          name={name}
          label={label}
          isChosen={id === chosenId}
          isTabStop={index === Math.max(chosenIndex, 0)}
          isMovable={onMove !== undefined}
          mark={markOf(index)}
        />
      ))}
    </Styled.List>
  );
}

function rowsOf(questions: readonly Question[]) {
  const keys = keysOf(questions);
  return questions.map((question, index) => {
    const name = questionName(question);
    return { id: question.id, key: keys[index], name, label: takeCharacters(name) };
  });
}

/** The events of the list's buttons: handled by the list, so that selecting rerenders two of them and not all of a long quiz. */
function useListKeys(
  list: RefObject<HTMLElement | null>,
  choose: (index: number) => void,
  move: ((from: number, to: number) => void) | undefined,
) {
  const buttons = () => Array.from(list.current?.querySelectorAll('button') ?? []);
  const indexOf = ({ target }: SyntheticEvent) =>
    buttons().findIndex((button) => target instanceof Node && button.contains(target));
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? moves.get(event.key) : undefined;
    if (by !== undefined && move) {
      event.preventDefault();
      return move(indexOf(event), indexOf(event) + by);
    }
    const target = stepTo(event.key, indexOf(event), buttons().length - 1);
    if (target === undefined) return;
    event.preventDefault();
    buttons()[target]?.focus();
    // In the phone layout selecting hides the list, so only Enter selects there.
    if (!onPhone()) choose(target);
  };
  return { indexOf, handleKeyDown };
}

type ButtonProps = {
  number: number;
  name: string;
  label: ReturnType<typeof takeCharacters>;
  isChosen: boolean;
  isTabStop: boolean;
  isMovable: boolean;
  mark: DragMark | undefined;
};

const QuestionButton = memo(function QuestionButton({
  number,
  name,
  label,
  isChosen,
  isTabStop,
  isMovable,
  mark,
}: ButtonProps) {
  return (
    <Styled.Row data-mark={mark}>
      <Styled.Choice
        type="button"
        title={name}
        dir="auto"
        translate="no"
        aria-current={isChosen || undefined}
        aria-keyshortcuts={isMovable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        tabIndex={isTabStop ? 0 : -1}
      >
        <Styled.Number aria-hidden="true">{number}</Styled.Number>
        <span>
          {/* An ellipsis after a space would begin a line of its own. */}
          {label.cut ? label.text.trimEnd() : label.text}
          {label.cut && <span aria-hidden="true">…</span>}
        </span>
      </Styled.Choice>
      {isMovable && (
        // For pointers only: the keyboard moves a question from its button.
        <Styled.Handle data-handle aria-hidden="true">
          <svg viewBox="0 0 20 20">
            <path d="M7.5 4v.1M12.5 4v.1M7.5 10v.1M12.5 10v.1M7.5 16v.1M12.5 16v.1" />
          </svg>
        </Styled.Handle>
      )}
    </Styled.Row>
  );
});
