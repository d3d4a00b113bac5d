import { useCallback } from 'react';
import type { Quiz } from '@console/shared/model';
import { DataTable, type Column } from '@console/shared/ui';
import { MomentCell } from './moment-cell';
import { QuizActions } from './quiz-actions';
import { QuizStatusLabel } from './quiz-status-label';
import { QuizTitle } from './quiz-title';

const columns: readonly Column<Quiz>[] = [
  { key: 'title', header: 'Title', primary: true, width: 13, render: (quiz) => <QuizTitle quiz={quiz} /> },
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
    key: 'status',
    header: 'Status',
    badge: true,
    render: ({ status }) => <QuizStatusLabel status={status} />,
  },
];

interface QuizTableProps {
  seasonId: string;
  quizzes: readonly Quiz[];
  onDelete: (quiz: Quiz) => void;
}

const idOf = ({ id }: Quiz) => id;

export function QuizTable({ seasonId, quizzes, onDelete }: QuizTableProps) {
  const actions = useCallback(
    (quiz: Quiz) => <QuizActions seasonId={seasonId} quiz={quiz} onDelete={onDelete} />,
    [seasonId, onDelete],
  );
  return <DataTable caption="Quizzes" rows={quizzes} rowKey={idOf} columns={columns} actions={actions} />;
}
