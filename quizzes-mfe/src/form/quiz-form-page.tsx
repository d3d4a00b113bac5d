import type { ReactNode } from 'react';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, type Season } from '@console/shared/model';
import { BackLink, Page } from '@console/shared/ui';

/** The page of a form, with a link back to the season's quizzes above the heading. */
export function QuizFormPage({
  title,
  season,
  isWide = false,
  children,
}: {
  title: string;
  season?: Season;
  isWide?: boolean;
  children: ReactNode;
}) {
  const back = season && (
    <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
  );
  return (
    <Page title={title} breadcrumb={back} isNarrow={!isWide}>
      {children}
    </Page>
  );
}
