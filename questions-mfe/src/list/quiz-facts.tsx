import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatRecent, isBlank, truncate } from '@console/shared/format';
import { MomentText } from '@console/shared/lists';
import { paths, pathTo, type Moment } from '@console/shared/model';
import { LinkButton, theme } from '@console/shared/ui';
import type { OpenQuiz } from '@console/shared/access';
import { t } from '../i18n';
import { QuizStatus } from '../quiz/quiz-status';

const Line = styled.div<{ $isHiddenOnPhone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin-bottom: ${theme.space(4)};

  ${theme.media.phone} {
    display: ${({ $isHiddenOnPhone }) => ($isHiddenOnPhone ? 'none' : 'flex')};
    gap: 0 ${theme.space(2.5)};
    margin-bottom: ${theme.space(1)};
  }
`;

/** On phones, its parts are in the lines of the tools. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    display: contents;
  }
`;

const Edit = styled(LinkButton)`
  margin-inline-start: calc(-1 * ${theme.space(2.5)});
`;

/** Languages of a quiz are far shorter; other apps may store any text. In characters. */
const longest = 100;

const momentOr = (moment: Moment) => (moment === null ? '—' : <MomentText moment={moment} isInLine />);

type Props = OpenQuiz & {
  /** When the number of questions was known, if that was earlier. */
  countedAt: number | undefined;
  isHiddenOnPhone: boolean;
  children?: ReactNode;
};

/** Below the title: the status, dates, duration and languages of the quiz, where they are changed, and the tools of its list. */
export function QuizFacts({ season, quiz, countedAt, isHiddenOnPhone, children }: Props) {
  const { start, end, duration, language } = quiz;
  return (
    <Line $isHiddenOnPhone={isHiddenOnPhone}>
      <Facts>
        {countedAt !== undefined && (
          <span>{t('Questions updated {time}', { time: formatRecent(countedAt) })}</span>
        )}
        <QuizStatus quiz={quiz} />
        <span>
          {momentOr(start)} – {momentOr(end)}
        </span>
        {duration !== null && <span>{t('{duration} min', { duration: String(duration) })}</span>}
        {!isBlank(language) && (
          <span dir="auto" translate="no">
            {truncate(language, longest)}
          </span>
        )}
        <Edit variant="quiet" to={pathTo(paths.quizEdit, { season: season.id, quiz: quiz.id })}>
          {t('Edit Quiz')}
        </Edit>
      </Facts>
      {children}
    </Line>
  );
}
