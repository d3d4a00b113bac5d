import { seasonName } from '@console/shared/format';
import { RowMenu } from '@console/shared/lists';
import { pathTo, paths, type Season } from '@console/shared/model';
import { LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { CopySeason } from './season-actions';

/** What people who may create seasons seldom do with one. */
export const SeasonMenu = ({ season }: { season: Season }) => (
  <RowMenu name={seasonName(season)}>
    <LinkButton variant="quiet" to={pathTo(paths.seasonCopy, { season: season.id })}>
      {t('Duplicate Season')}
    </LinkButton>
    <span data-keeps-open>
      <CopySeason season={season} />
    </span>
  </RowMenu>
);
