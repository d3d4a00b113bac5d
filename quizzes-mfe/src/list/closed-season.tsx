import { nameOf, seasonName } from '@console/shared/format';
import { paths, seasonStatuses, titles, type Season } from '@console/shared/model';
import { EmptyState, LinkButton, Page } from '@console/shared/ui';
import { t } from '../i18n';

/** Says why the quizzes of this season are not shown. */
export function ClosedSeason({ season }: { season: Season }) {
  const name = seasonName(season);
  const known = seasonStatuses.find((status) => status === season.status);
  return (
    <Page title={t(titles[paths.quizList])} breadcrumb={name}>
      <EmptyState
        title={t('This season is not active')}
        action={
          <LinkButton variant="primary" to={paths.seasonList}>
            {t('Go Back')}
          </LinkButton>
        }
      >
        <p>
          {t(
            '{season} is {status}, so its quizzes can’t be opened. Ask an Admin or Manager to activate it.',
            {
              season: name,
              status: known ? t(known) : nameOf(season.status, t('without a status')),
            },
          )}
        </p>
      </EmptyState>
    </Page>
  );
}
