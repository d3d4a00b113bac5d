import type { ReactNode } from 'react';
import { seasonName } from '@console/shared/format';
import { paths, type Quiz, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import type { ListView } from '@console/shared/ui';
import { SeasonLine } from './season-line';
import { SeasonPanel } from './season-panel';
import { TwoPane } from './two-pane';

interface QuizListPageProps {
  /** Missing while it is loading. */
  season?: Season;
  view?: ListView<Quiz>;
  search?: ReactNode;
  /** What on phones is behind "More". */
  phoneTools?: ReactNode;
  /** What is open beside the list. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of the list: the season's panel at the side, heading and search above. */
export function QuizListPage({ season, view, search, phoneTools, beside, children }: QuizListPageProps) {
  const name = season && seasonName(season);
  return (
    <SeasonPage
      path={paths.quizList}
      season={season}
      hasCount
      count={view?.count}
      found={view?.found}
      asOf={view?.asOf}
      actions={search}
      phoneLine={<SeasonLine name={name} />}
    >
      <TwoPane panel={<SeasonPanel name={name} tools={phoneTools} />} beside={beside}>
        {children}
      </TwoPane>
    </SeasonPage>
  );
}
