import { useDeferredValue, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { skipToken } from '@console/shared/data';
import { paths, titles, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { BackLink, ErrorState, LoadingState, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { findInQuizzes } from './find-in-quizzes';
import { useQuestionsToSearch } from './find.resource';
import { FoundQuestions } from './found-questions';
import { ReadingNotes } from './reading-notes';
import { SearchFields } from './search-fields';
import type { WatchedQuestions } from '../season-questions/watch-season-questions';
import { searchTerms } from './search-terms';
import { useCopying } from './use-copying';
import type { FindState } from './use-find-state';

interface FindQuestionsProps {
  /** `null` where all seasons are searched and none is selected. */
  seasonId: string | null;
  /** Missing while it is loading. */
  season?: Season;
  state: FindState;
  canSeeAll: boolean;
  /** Shown while the season is loading. */
  children?: ReactNode;
}

/** How many links a key moves the focus by. */
const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The search field, what is being read, and the results. Arrow keys lead from the field through the results. */
export function FindQuestions({ seasonId, season, state, canSeeAll, children }: FindQuestionsProps) {
  const isEverywhere = canSeeAll && (state.isEverywhere || !seasonId);
  const isLoading = children !== undefined;
  const query = useQuestionsToSearch(
    isLoading ? skipToken : isEverywhere || !seasonId ? 'all' : { seasonId },
  );
  const { currentData: read, isError, error, refetch } = query;
  const { terms, results, count } = useResults(read, state.search);
  const { opened, ...copying } = useCopying(season);
  const isComplete = read !== undefined && read.done === read.total;
  const page = { isOfSeason: seasonId !== null, season };
  if (isLoading) return <FindPage {...page}>{children}</FindPage>;

  return (
    <FindPage
      {...page}
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

/** Typing goes on while a long list of questions is searched. */
function useResults(read: WatchedQuestions | undefined, typed: string) {
  const search = useDeferredValue(typed);
  const terms = useMemo(() => searchTerms(search), [search]);
  const results = useMemo(() => findInQuizzes(read?.quizzes ?? [], terms), [read, terms]);
  const count = useMemo(
    () => read?.quizzes.reduce((sum, { questions }) => sum + questions.length, 0),
    [read],
  );
  return { terms, results, count };
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

type FindPageProps = {
  isOfSeason: boolean;
  season?: Season;
  count?: number;
  found?: number;
  children: ReactNode;
};

/** The frame of the screen, also where no season is selected. */
function FindPage({ isOfSeason, season, ...page }: FindPageProps) {
  if (isOfSeason) return <SeasonPage {...page} path={paths.questionFind} season={season} hasCount />;
  return (
    <Page
      {...page}
      title={t(titles[paths.questionFind])}
      breadcrumb={<BackLink to={paths.seasonList}>{t(titles[paths.seasonList])}</BackLink>}
    />
  );
}
