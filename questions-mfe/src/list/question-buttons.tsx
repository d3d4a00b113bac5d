import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
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

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = stepTo(event.key, index, questions.length - 1);
    const question = target === undefined ? undefined : questions[target];
    if (target === undefined || !question) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[target]?.focus();
    // On a phone's layout choosing hides the list: there Enter chooses.
    if (!onPhone()) onChoose(question.id);
  };

  return (
    <Look.List ref={list} role="list">
      {questions.map(({ id }, index) => (
        <li key={id}>
          <Look.Choice
            type="button"
            title={names[index]}
            dir="auto"
            aria-current={id === chosenId || undefined}
            tabIndex={index === Math.max(chosenIndex, 0) ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            <Look.Number aria-hidden="true">{index + 1}</Look.Number>
            <span>
              {labels[index]?.text}
              {labels[index]?.cut && <span aria-hidden="true">…</span>}
            </span>
          </Look.Choice>
        </li>
      ))}
    </Look.List>
  );
}
