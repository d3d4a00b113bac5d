import { seasonLink, useConfig } from '@console/shared/config';
import { seasonName } from '@console/shared/format';
import { RowMenu, ShareButton } from '@console/shared/lists';
import { pathTo, paths, type Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { CopyButton, LinkButton } from '@console/shared/ui';
import { t } from '../i18n';

/** What is seldom done with a season. */
export function SeasonMenu({ season }: { season: Season }) {
  const config = useConfig();
  const session = useSession();
  const link = seasonLink(config, season.id);
  return (
    <RowMenu name={seasonName(season)}>
      {can.createSeason(session) && (
        <LinkButton variant="quiet" to={pathTo(paths.seasonCopy, { season: season.id })}>
          {t('Duplicate Season')}
        </LinkButton>
      )}
      <span data-keeps-open>
        <CopyButton label={t('Copy Season')} copiedLabel={t('Copied')} text={link} />
      </span>
      <ShareButton title={seasonName(season)} url={link} />
    </RowMenu>
  );
}
