import type { ReactNode } from 'react';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, type Season } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { Page } from '@console/shared/ui';

/** A form's page: above the heading the way back to the quizzes of its season. */
export function QuizFormPage({
  title,
  season,
  children,
}: {
  title: string;
  season?: Season;
  children: ReactNode;
}) {
  const back = season && <Link to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</Link>;
  return (
    <Page title={title} breadcrumb={back}>
      {children}
    </Page>
  );
}
