import { useCallback } from 'react';
import { styled } from 'styled-components';
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
 * In a card: the title; start and status, which are pressed; end, duration and questions; the actions. The cells are the
 * box, the columns in their order, and the actions.
 */
const Quizzes = styled.div`
  @container (width <= 58rem) {
    tbody tr {
      row-gap: 0;
      padding-block: ${theme.space(1)} ${theme.space(3)};
    }

    tbody th {
      flex-basis: calc(100% - 3rem);
    }

    td:first-child {
      align-self: center;
    }

    td:nth-child(3),
    td:nth-child(6) {
      order: 1;
    }

    /* Values have the size and the baseline of their labels. */
    td:nth-child(3),
    td:nth-child(5),
    td:nth-child(6) {
      font-size: ${theme.fontSize.small};
      line-height: 1.6;
    }

    td:nth-child(3)::before {
      content: none;
    }

    td:nth-child(4) {
      order: -1;
    }

    /* The area to press is so much larger than the label. */
    td:nth-child(7) {
      margin-block: 0;
      padding-block: 10px;
    }

    td:nth-child(8) {
      order: 2;
    }

    /* What the check found has its place beside the title. */
    tr:has(td:nth-child(7) a) {
      th {
        flex-basis: 8rem;
      }

      td:nth-child(7) {
        display: contents;

        > :first-child {
          order: -1;
          margin: 0 -0.25em 0 auto;
        }

        > a {
          order: -2;
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
