import { nameOf } from '@console/shared/format';
import { quizStatuses, type Quiz, type QuizStatus } from '@console/shared/model';
import { StatusLabel, type Column, type StatusTone } from '@console/shared/ui';
import { MomentCell } from './moment-cell';
import { QuestionCount } from './question-count';
import { QuizTitle } from './quiz-title';

/** The specification's columns in its order, and the number of questions. */
export const quizColumns: readonly Column<Quiz>[] = [
  {
    key: 'title',
    header: 'Title',
    primary: true,
    width: 10,
    render: (quiz) => <QuizTitle quiz={quiz} />,
  },
  {
    key: 'duration',
    header: 'Duration',
    isShort: true,
    render: ({ duration }) => (duration === null ? '—' : `${duration} min`),
  },
  {
    key: 'start',
    header: 'Start',
    isShort: true,
    width: 8,
    keepWords: true,
    render: ({ start }) => <MomentCell moment={start} />,
  },
  {
    key: 'end',
    header: 'End',
    isShort: true,
    width: 8,
    keepWords: true,
    render: ({ end }) => <MomentCell moment={end} />,
  },
  {
    key: 'questions',
    header: 'Questions',
    isShort: true,
    render: ({ id }) => <QuestionCount quizId={id} />,
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    render: ({ status }) => statusLabel(status),
  },
];

const tones: Record<QuizStatus, StatusTone> = { Upcoming: 'info', Ongoing: 'success', Finished: 'muted' };

/** A status of a quiz as it is stored; an unknown one is marked. */
export function statusLabel(status: string) {
  const known = quizStatuses.find((one) => one === status);
  return <StatusLabel tone={known ? tones[known] : 'warning'}>{nameOf(status, 'No status')}</StatusLabel>;
}
