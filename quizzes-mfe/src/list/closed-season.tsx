import { nameOf, seasonName } from '@console/shared/format';
import { paths, titles, type Season } from '@console/shared/model';
import { EmptyState, LinkButton, Page } from '@console/shared/ui';

/** Says why the quizzes of this season are not shown. */
export function ClosedSeason({ season }: { season: Season }) {
  const name = seasonName(season);
  return (
    <Page title={titles[paths.quizList]} breadcrumb={name}>
      <EmptyState
        title="This season is not active"
        action={
          <LinkButton variant="primary" to={paths.seasonList}>
            Go Back
          </LinkButton>
        }
      >
        <p>
          {name} is {nameOf(season.status, 'without a status')}. You can open the quizzes of active seasons
          only. An Admin or Manager can activate it with Edit Season.
        </p>
      </EmptyState>
    </Page>
  );
}
