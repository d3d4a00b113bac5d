import { useCallback } from 'react';
import type { Quiz } from '@console/shared/model';
import { DataTable, Pager, type ListView } from '@console/shared/ui';
import { t } from '../i18n';
import { QuizActions } from './quiz-actions';
import { quizColumns } from './quiz-columns';
import type * as QuizTools from './quiz-tools';

interface QuizTableProps {
  seasonId: string;
  view: ListView<Quiz>;
  /** Loaded after the first rows. */
  tools?: typeof QuizTools;
  onDelete: (quiz: Quiz) => void;
}

const idOf = ({ id }: Quiz) => id;

/** The quizzes of a page. */
export function QuizTable({ seasonId, view, tools, onDelete }: QuizTableProps) {
  const actions = useCallback(
    (quiz: Quiz) => <QuizActions seasonId={seasonId} quiz={quiz} onDelete={onDelete} />,
    [seasonId, onDelete],
  );
  return (
    <>
      <DataTable
        caption={t('Quizzes')}
        rows={view.shown}
        rowKey={idOf}
        columns={tools?.editableColumns ?? quizColumns}
        actions={actions}
        isSelectable
        tools={tools?.quizTableTools(view)}
      />
      <Pager view={view} />
    </>
  );
}
