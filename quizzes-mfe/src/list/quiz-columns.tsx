import type { Quiz } from '@console/shared/model';
import type { Column } from '@console/shared/ui';
import { t } from '../i18n';
import { statusLabel } from '../status/status-label';
import { MomentCell, StartCell } from './moment-cell';
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
    render: ({ start, end }) => <StartCell start={start} end={end} />,
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
