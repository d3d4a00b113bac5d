import { quizStatuses, type Quiz, type QuizStatus } from '@console/shared/model';
import { StatusLabel, type Column, type StatusTone } from '@console/shared/ui';
import { t } from '../i18n';
import { nameOfStatus } from '../name-of-status';
import { MomentCell } from './moment-cell';
import { QuestionCount } from './question-count';
import { QuizTitle } from './quiz-title';

/** The specification's columns in its order, and the number of questions. */
export const quizColumns: readonly Column<Quiz>[] = [
  {
    key: 'title',
    header: t('Title'),
    primary: true,
    width: 11.5,
    render: (quiz) => <QuizTitle quiz={quiz} />,
  },
  {
    key: 'duration',
    header: t('Duration'),
    isShort: true,
    render: ({ duration }) => (duration === null ? '—' : t('{duration} min', { duration: String(duration) })),
  },
  {
    key: 'start',
    header: t('Start'),
    isShort: true,
    isPressed: true,
    render: ({ start }) => <MomentCell moment={start} />,
  },
  {
    key: 'end',
    header: t('End'),
    isShort: true,
    render: ({ end }) => <MomentCell moment={end} />,
  },
  {
    key: 'questions',
    header: t('Questions'),
    isShort: true,
    render: ({ id }) => <QuestionCount quizId={id} />,
  },
  {
    key: 'status',
    header: t('Status'),
    badge: true,
    render: ({ status }) => statusLabel(status),
  },
];

const tones: Record<QuizStatus, StatusTone> = { Upcoming: 'info', Ongoing: 'success', Finished: 'muted' };

/** A status of a quiz; an unknown one is shown as it is stored, and marked. */
export function statusLabel(status: string) {
  const known = quizStatuses.find((one) => one === status);
  return <StatusLabel tone={known ? tones[known] : 'warning'}>{nameOfStatus(status)}</StatusLabel>;
}
