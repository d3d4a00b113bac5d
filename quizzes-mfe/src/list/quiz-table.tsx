import { useCallback } from 'react';
import { styled } from 'styled-components';
import { inCards } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { DataTable, Pager, theme, type ListView } from '@console/shared/ui';
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

/**
 * In a card: the title with the status; duration and questions; the dates, which are pressed, with the actions. The cells are
 * the box, the columns in their order, and the actions.
 */
const Quizzes = styled.div`
  tr:has([data-status='Ongoing']) {
    box-shadow: inset 4px 0 ${theme.color.accent};
  }

  ${inCards} {
    /* Beside the box and the status, no room is left for a value. */
    tbody th {
      flex-basis: max(100% - 10rem, 6.5rem);
    }

    /* All values have the size and the baseline of their labels. */
    td:nth-child(n + 3):nth-child(-n + 7) {
      font-size: ${theme.fontSize.small};
      line-height: 1.25rem;

      &::before {
        line-height: inherit;
      }
    }

    td:nth-child(3)::before,
    td:nth-child(4)::before {
      content: none;
    }

    td:nth-child(4) {
      order: 1;
    }

    /* It is with the start. */
    td:nth-child(5) {
      display: none;
    }

    /* Leaves no room for what follows it. */
    td:nth-child(6) {
      flex: 1 1 calc(100% - 5rem);
    }

    /* What the check found has its place after the number of questions. */
    tr:has(td:nth-child(7) a) {
      td:nth-child(6) {
        flex: 1 1 auto;
      }

      td:nth-child(7) {
        display: contents;

        > :first-child {
          order: -1;
          margin: 0 -0.25em 0 auto;
        }
      }
    }
  }

  /* The actions are one line; a label that is longer in another language takes two. */
  @container (width > 58rem) {
    td:nth-child(8) {
      max-width: none;

      > div {
        flex-wrap: nowrap;
      }

      > div > a {
        max-width: 8rem;
      }
    }
  }
`;

const idOf = ({ id }: Quiz) => id;

/** The quizzes of a page. */
export function QuizTable({ seasonId, view, tools, onDelete }: QuizTableProps) {
  const actions = useCallback(
    (quiz: Quiz) => <QuizActions seasonId={seasonId} quiz={quiz} onDelete={onDelete} />,
    [seasonId, onDelete],
  );
  return (
    <Quizzes>
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
    </Quizzes>
  );
}
