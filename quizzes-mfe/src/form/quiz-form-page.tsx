import type { ReactNode } from 'react';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, type Season } from '@console/shared/model';
import { BackLink, Page } from '@console/shared/ui';

/** The page of a form, with a link back to the season's quizzes above the heading. */
export function QuizFormPage({
  title,
  season,
  isWide = false,
  asOf,
  children,
}: {
  title: string;
  season?: Season;
  isWide?: boolean;
  /** When the form was up to date, if it is shown from this device. */
  asOf?: number;
  children: ReactNode;
}) {
  const back = season && (
    <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
  );
  return (
    <Page title={title} breadcrumb={back} isNarrow={!isWide} asOf={asOf}>
      {children}
    </Page>
  );
}
