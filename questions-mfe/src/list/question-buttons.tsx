import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { beginningOf } from '@console/shared/format';
import type { Question } from '../question';
import { questionName } from '../question-words';
import { onPhone } from './on-phone';
import * as Look from './question-buttons-look';

type Props = {
  questions: readonly Question[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** Where a key leads from the question at `index`; `undefined` for a key that leads nowhere. */
function stepTo(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The numbered questions: one stop of the Tab key, arrow keys inside. */
export function QuestionButtons({ questions, chosenId, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const names = useMemo(() => questions.map(questionName), [questions]);
  const labels = useMemo(() => names.map((name) => beginningOf(name)), [names]);
  const chosenIndex = questions.findIndex(({ id }) => id === chosenId);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const buttons = () => Array.from(list.current?.querySelectorAll('button') ?? []);
  const choose = (index: number) => {
    const question = questions[index];
    if (question) onChoose(question.id);
  };
  // The list listens for its buttons, so that choosing draws anew the two that change and not all of a long quiz.
  const indexOf = ({ target }: SyntheticEvent) =>
    buttons().findIndex((button) => target instanceof Node && button.contains(target));
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = stepTo(event.key, indexOf(event), questions.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    buttons()[target]?.focus();
    // On a phone's layout choosing hides the list: there Enter chooses.
    if (!onPhone()) choose(target);
  };

  return (
    <Look.List ref={list} role="list" onClick={(event) => choose(indexOf(event))} onKeyDown={handleKeyDown}>
      {questions.map(({ id }, index) => (
        <QuestionButton
          key={id}
          number={index + 1}
          name={names[index]}
          label={labels[index]}
          isChosen={id === chosenId}
          isTabStop={index === Math.max(chosenIndex, 0)}
        />
      ))}
    </Look.List>
  );
}

type ButtonProps = {
  number: number;
  name: string | undefined;
  label: ReturnType<typeof beginningOf> | undefined;
  isChosen: boolean;
  isTabStop: boolean;
};

const QuestionButton = memo(function QuestionButton({
  number,
  name,
  label,
  isChosen,
  isTabStop,
}: ButtonProps) {
  return (
    <li>
      <Look.Choice
        type="button"
        title={name}
        dir="auto"
        aria-current={isChosen || undefined}
        tabIndex={isTabStop ? 0 : -1}
      >
        <Look.Number aria-hidden="true">{number}</Look.Number>
        <span>
          {label?.text}
          {label?.cut && <span aria-hidden="true">…</span>}
        </span>
      </Look.Choice>
    </li>
  );
});
