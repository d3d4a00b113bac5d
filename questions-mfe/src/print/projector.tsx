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
  const dialog = useModal(onLeave);
  const screen = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(screen);
  const { question, isAnswered, run } = useSlides(questions, slide, onSlide, fullScreen);

  const handleKeyDown = ({ nativeEvent: event }: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction || !scrollSlide(dialog.ref.current, direction)) run(command);
  };
  if (!question) return null;
  const place = t('{number} of {count}', { number: String(slide), count: String(questions.length) });
  return (
    <Styled.Window {...dialog} aria-label={title} onKeyDown={handleKeyDown}>
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
        <SlideButtons
          isFirst={slide === 1}
          isLast={slide === questions.length}
          isAnswered={isAnswered}
          onPress={run}
        />
        <VisuallyHidden role="status">
          <span>
            {isAnswered
              ? answerLine(question)
              : `${place}. ${displayText(question.text, t('No question text'))}`}
          </span>
        </VisuallyHidden>
      </Styled.Screen>
    </Styled.Window>
  );
}

const slideOf = (dialog: HTMLDialogElement | null) => dialog?.querySelector<HTMLElement>('[data-slide]');

/** The dialog, shown over the whole window with the focus on the slide. */
function useModal(onLeave: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    slideOf(element)?.focus();
    // The browser returns the focus only when the dialog is closed before it is removed.
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onLeave();
    },
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      if (!currentTarget.open) onLeave();
    },
  };
}

/** Scrolls a question that is too long for the screen; returns whether it is. */
function scrollSlide(dialog: HTMLDialogElement | null, direction: number): boolean {
  const element = slideOf(dialog);
  if (!element || element.scrollHeight <= element.clientHeight) return false;
  element.scrollBy({ top: (direction * element.clientHeight) / 2 });
  return true;
}

/** The question of the slide, whether its answer is shown, and what the commands do. */
function useSlides(
  questions: readonly Question[],
  slide: number,
  onSlide: (slide: number) => void,
  fullScreen: ReturnType<typeof useFullScreen>,
) {
  const [answered, setAnswered] = useState<string>();
  const question = questions[slide - 1];
  const isAnswered = question !== undefined && answered === question.id;
  const run = (command: ProjectorCommand) => {
    if (command === 'fullScreen') return void fullScreen.toggle();
    if (command === 'answer') return setAnswered(isAnswered ? undefined : question?.id);
    setAnswered(undefined);
    const next = stepTo(command, slide, questions.length);
    return next === slide ? undefined : onSlide(next);
  };
  return { question, isAnswered, run };
}

type SlideButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  isAnswered: boolean;
  onPress: (command: ProjectorCommand) => void;
};

const SlideButtons = ({ isFirst, isLast, isAnswered, onPress }: SlideButtonsProps) => (
  <Styled.Bar $isLarge>
    <Button aria-disabled={isFirst} onClick={() => onPress('previous')}>
      {t('Previous')}
    </Button>
    <Button variant="primary" onClick={() => onPress('answer')}>
      {isAnswered ? t('Hide answer') : t('Show answer')}
    </Button>
    <Button aria-disabled={isLast} onClick={() => onPress('next')}>
      {t('Next')}
    </Button>
  </Styled.Bar>
);
