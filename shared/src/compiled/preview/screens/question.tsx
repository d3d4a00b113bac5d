import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme, VisuallyHidden } from '@console/shared/ui';
import type { Question as QuestionData } from '@console/shared/model';
import type { Preview } from '../preview';
import { letters } from '../score';
import { formatSeconds } from '../use-clock';
import type { Play } from '../use-play';
import { Title, Ways } from './screen.styles';
import { shownText } from './texts';

const { color, space } = theme;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.table};
  font-variant-numeric: tabular-nums;
`;

const Options = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1rem minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`;

const QuestionTitle = styled(Title)`
  font-family: ${theme.font.body};
  white-space: pre-wrap;
`;

type Props = { preview: Preview; play: Play; question: QuestionData };

/** A question with its options and the time that is left. */
export function Question({ preview, play, question }: Props) {
  const { questions } = preview;
  const { id, text, options } = question;
  const number = questions.indexOf(question) + 1;
  const { left } = play.clock;
  return (
    <>
      <Line>
        <span>
          {t('Question {number} of {count}', { number: String(number), count: String(questions.length) })}
        </span>
        <span role="timer" aria-label={t('Time left')}>
          {left === undefined ? t('No duration') : formatSeconds(left)}
        </span>
      </Line>
      <QuestionTitle dir="auto" translate="no">
        {shownText(text, t('No question text'))}
      </QuestionTitle>
      <Options>
        <VisuallyHidden as="legend">{t('Options')}</VisuallyHidden>
        {options.map((option, index) => (
          <Option key={index}>
            <input
              type="radio"
              name="previewed-option"
              value={index}
              checked={play.answers[id] === index}
              onChange={() => play.choose(id, index)}
            />
            <b>{letters[index]}</b>
            <span dir="auto" translate="no">
              {shownText(option, t('Empty'))}
            </span>
          </Option>
        ))}
      </Options>
      <Ways>
        <Button variant="primary" onClick={() => play.leaveQuestion(id)}>
          {number === questions.length ? t('Finish') : t('Next')}
        </Button>
      </Ways>
    </>
  );
}

/** The option that a key chooses: 1 to 4 or A to D, and from no option on the arrows. */
function optionOf(key: string, chosen: number | undefined): number | undefined {
  const named = '1234'.includes(key) ? Number(key) - 1 : 'abcd'.indexOf(key.toLowerCase());
  if (key.length === 1 && named >= 0) return named;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  return chosen === undefined
    ? step > 0
      ? 0
      : letters.length - 1
    : (chosen + step + letters.length) % letters.length;
}

/** Chooses an option, or leads on with Enter. Enter on a button presses it. */
export function answerByKey(event: KeyboardEvent, play: Play, { id }: QuestionData): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isButton = event.target instanceof HTMLButtonElement;
  if (event.key === 'Enter' && !isButton) {
    event.preventDefault();
    play.leaveQuestion(id);
  }
  const option = optionOf(event.key, play.answers[id]);
  if (option === undefined) return;
  event.preventDefault();
  play.choose(id, option);
  const radios = event.currentTarget.querySelectorAll<HTMLElement>('[type=radio]');
  radios[option]?.focus();
}
