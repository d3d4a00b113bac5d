import { styled } from 'styled-components';
import type { QueryState } from '@console/shared/data';
import { truncate } from '@console/shared/format';
import { paths, pathTo, titles, type Quiz } from '@console/shared/model';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingAllRows,
  LoadingState,
  theme,
  type ListView,
} from '@console/shared/ui';
import { t } from '../i18n';
import { QuizTable } from './quiz-table';
import type * as QuizTools from './quiz-tools';

interface QuizRowsProps {
  seasonId: string;
  query: QueryState<unknown>;
  view: ListView<Quiz>;
  /** Loaded after the first rows. */
  tools?: typeof QuizTools;
  onDelete: (quiz: Quiz) => void;
}

/** The first steps in an empty season. */
const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(3)};
`;

/** The table of the quizzes, or why there is none. */
export function QuizRows({ seasonId, query, view, tools, onDelete }: QuizRowsProps) {
  if (query.isError)
    return (
      <ErrorState title={t('Couldn’t load the quizzes')} onRetry={() => void query.refetch()}>
        {query.error?.message}
      </ErrorState>
    );
  if (!query.currentData) return <LoadingState label={t('Loading the quizzes…')} />;
  if (view.count === 0)
    return (
      <EmptyState
        title={t('No Data')}
        action={
          <Steps>
            <LinkButton variant="primary" to={pathTo(paths.quizCreate, { season: seasonId })}>
              {t(titles[paths.quizCreate])}
            </LinkButton>
            <LinkButton to={pathTo(paths.quizSeries, { season: seasonId })}>
              {t(titles[paths.quizSeries])}
            </LinkButton>
          </Steps>
        }
      >
        <p>{t('No quizzes yet. To add one, select Create Quiz.')}</p>
        {tools && <tools.CopyAnotherSeason />}
      </EmptyState>
    );
  if (view.found === 0 && view.count === undefined)
    return <LoadingAllRows what={t('quizzes')} requestedAt={view.requestedAt} />;
  if (view.found === 0)
    return (
      <EmptyState
        title={t('No quiz found')}
        action={<Button onClick={view.showAll}>{t('Show all quizzes')}</Button>}
      >
        {view.isFiltered
          ? t('No quizzes match your search and filters.')
          : t('No title contains “{search}”.', { search: truncate(view.search, 60) })}
      </EmptyState>
    );
  return <QuizTable seasonId={seasonId} view={view} tools={tools} onDelete={onDelete} />;
}
