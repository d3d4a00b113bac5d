import { useDeferredValue, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { paths, titles, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { BackLink, ErrorState, LoadingState, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { findInQuizzes } from './find-in-quizzes';
import { useQuestionsToSearch } from './find.resource';
import { FoundQuestions } from './found-questions';
import { ReadingNotes } from './reading-notes';
import { SearchFields } from './search-fields';
import { searchTerms } from './search-terms';
import { useCopying } from './use-copying';
import type { FindState } from './use-find-state';

interface FindQuestionsProps {
  /** Missing where all seasons are searched and none is selected. */
  season?: Season;
  state: FindState;
  canSeeAll: boolean;
}

/** How many links a key moves the focus by. */
const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The search field, what is being read, and the results. Arrow keys lead from the field through the results. */
export function FindQuestions({ season, state, canSeeAll }: FindQuestionsProps) {
  const isEverywhere = canSeeAll && (state.isEverywhere || !season);
  const query = useQuestionsToSearch(isEverywhere || !season ? 'all' : { seasonId: season.id });
  const { currentData: read, isError, error, refetch } = query;
  // Typing goes on while a long list of questions is searched.
  const search = useDeferredValue(state.search);
  const terms = useMemo(() => searchTerms(search), [search]);
  const results = useMemo(() => findInQuizzes(read?.quizzes ?? [], terms), [read, terms]);
  const count = useMemo(
    () => read?.quizzes.reduce((sum, { questions }) => sum + questions.length, 0),
    [read],
  );
  const { opened, ...copying } = useCopying(season);
  const isComplete = read !== undefined && read.done === read.total;

  return (
    <FindPage
      season={season}
      count={isComplete ? count : undefined}
      found={isComplete && terms.length > 0 ? results.length : undefined}
    >
      <div tabIndex={-1} onKeyDown={moveFocus}>
        <SearchFields state={state} canChoose={canSeeAll && season !== undefined} />
        {isError ? (
          <ErrorState title={t('Couldn’t load the questions')} onRetry={() => void refetch()}>
            {error?.message}
          </ErrorState>
        ) : read ? (
          <>
            <ReadingNotes read={read} isEverywhere={isEverywhere} onRetry={() => void refetch()} />
            <FoundQuestions
              results={results}
              terms={terms}
              read={read}
              state={state}
              copying={copying}
              onSearchAll={
                canSeeAll && !isEverywhere ? () => state.change({ isEverywhere: true }) : undefined
              }
            />
          </>
        ) : (
          <LoadingState />
        )}
      </div>
      {opened}
    </FindPage>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps.get(event.key);
  if (!step || event.nativeEvent.isComposing || event.target instanceof HTMLSelectElement) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next || !stops.some((stop) => stop === document.activeElement)) return;
  event.preventDefault();
  next.focus();
}

type FindPageProps = { season?: Season; count?: number; found?: number; children: ReactNode };

/** The frame of the screen, also where no season is selected. */
function FindPage({ season, ...page }: FindPageProps) {
  if (season) return <SeasonPage {...page} path={paths.questionFind} season={season} hasCount />;
  return (
    <Page
      {...page}
      title={t(titles[paths.questionFind])}
      breadcrumb={<BackLink to={paths.seasonList}>{t(titles[paths.seasonList])}</BackLink>}
    />
  );
}
