import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { displayText } from '../question-text';
import { answerLine } from './answer-line';
import { commandOf, stepTo, type ProjectorCommand } from './projector-keys';
import * as Styled from './projector.styles';
import { Slide } from './slide';
import { useFullScreen } from './use-full-screen';

type Props = {
  title: string;
  questions: readonly Question[];
  /** The number of the question, from 1. */
  slide: number;
  onSlide: (slide: number) => void;
  onLeave: () => void;
};

const fullScreenLabels = {
  off: t('Full screen'),
  on: t('Leave full screen'),
  refused: t('No full screen here'),
};

/** One question at a time over the whole window, by keyboard, by a remote or by touch. */
export function Projector({ title, questions, slide, onSlide, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(screen);
  const [answered, setAnswered] = useState<string>();
  const question = questions[slide - 1];
  const isAnswered = question !== undefined && answered === question.id;

  const slideOf = () => dialog.current?.querySelector<HTMLElement>('[data-slide]');

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    slideOf()?.focus();
    // The browser returns the focus only when the dialog is closed before it is removed.
    return () => element?.close();
  }, []);

  /** Scrolls a question that is too long for the screen; returns whether it is. */
  const scroll = (direction: number): boolean => {
    const element = slideOf();
    if (!element || element.scrollHeight <= element.clientHeight) return false;
    element.scrollBy({ top: (direction * element.clientHeight) / 2 });
    return true;
  };
  const run = (command: ProjectorCommand) => {
    if (command === 'fullScreen') return void fullScreen.toggle();
    if (command === 'answer') return setAnswered(isAnswered ? undefined : question?.id);
    setAnswered(undefined);
    const next = stepTo(command, slide, questions.length);
    return next === slide ? undefined : onSlide(next);
  };
  const handleKeyDown = ({ nativeEvent: event }: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction || !scroll(direction)) run(command);
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onLeave();
  };
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onLeave();
  };
  if (!question) return null;
  const place = t('{number} of {count}', { number: String(slide), count: String(questions.length) });
  const isLast = slide === questions.length;
  return (
    <Styled.Window
      ref={dialog}
      aria-label={title}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <Styled.NoScroll />
      {/* A click leaves the focus where it is, so that space and Enter keep their meaning. */}
      <Styled.Screen ref={screen} onMouseDown={(event) => event.preventDefault()}>
        <Styled.Bar>
          <Button variant="quiet" onClick={onLeave}>
            {t('Close')}
          </Button>
          <Styled.Place>{place}</Styled.Place>
          {fullScreen.isOffered && (
            <Button variant="quiet" onClick={() => void fullScreen.toggle()}>
              {fullScreenLabels[fullScreen.state]}
            </Button>
          )}
        </Styled.Bar>
        <Slide question={question} place={place} isAnswered={isAnswered} />
        <Styled.Bar $isLarge>
          <Button aria-disabled={slide === 1} onClick={() => run('previous')}>
            {t('Previous')}
          </Button>
          <Button variant="primary" onClick={() => run('answer')}>
            {isAnswered ? t('Hide answer') : t('Show answer')}
          </Button>
          <Button aria-disabled={isLast} onClick={() => run('next')}>
            {t('Next')}
          </Button>
        </Styled.Bar>
        <VisuallyHidden role="status">
          {isAnswered
            ? answerLine(question)
            : `${place}. ${displayText(question.text, t('No question text'))}`}
        </VisuallyHidden>
      </Styled.Screen>
    </Styled.Window>
  );
}
