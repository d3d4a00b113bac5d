import { styled } from 'styled-components';
import { formatMoment, quizName, weekdayAt } from '@console/shared/format';
import type { Moment } from '@console/shared/model';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import type { MovedQuiz } from './moved-quizzes';

const { color, space } = theme;

const Quizzes = styled.ul`
  display: grid;
  max-height: 40dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Row = styled.li`
  padding-block: ${space(2)};
  border-top: 1px solid ${color.hairline};
`;

/** Both dates start at the same place, so that their days can be compared. */
const Dates = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(2)};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  > :nth-child(-n + 2) {
    color: ${color.textMuted};
  }
`;

const Whole = styled.span`
  display: inline-block;
`;

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
  color: ${color.warning};
  font-size: ${theme.fontSize.small};
`;

/** The dates of quizzes before and after the move, and what speaks against them. */
export const MovePreview = ({
  quizzes,
  notesOf,
}: {
  quizzes: readonly MovedQuiz[];
  notesOf: (quiz: MovedQuiz) => readonly string[];
}) => (
  <Quizzes tabIndex={0} aria-label={t('New dates')}>
    {quizzes.map((quiz) => (
      <Row key={quiz.before.id}>
        <strong dir="auto" translate="no">
          {quizName(quiz.before)}
        </strong>
        <Dates>
          <span>{t('Before')}</span>
          <DatesText {...quiz.before} />
          <span>{t('After')}</span>
          <DatesText {...quiz.after} />
        </Dates>
        <DateNotes notes={notesOf(quiz)} />
      </Row>
    ))}
  </Quizzes>
);

const DateNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <Notes>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  );

/** Where both do not fit on a line, the end has one of its own. */
const DatesText = ({ start, end }: { start: Moment; end: Moment }) => (
  <span>
    <Whole>{describeDate(start)} –</Whole> <Whole>{describeDate(end)}</Whole>
  </span>
);

const describeDate = (moment: Moment): string =>
  moment === null ? t('no date') : `${weekdayAt(moment)} ${formatMoment(moment)}`;
