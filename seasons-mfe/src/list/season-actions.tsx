import type { ReactNode } from 'react';
import { seasonLink, useConfig } from '@console/shared/config';
import { isOpen, pathTo, paths, type Season } from '@console/shared/model';
import { seasonEditOpened, useDispatch } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { CopyButton, LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuizzesLink } from './use-quizzes-link';

/** The actions of a season in its row: two, and for people who have more, a menu. */
export function SeasonActions({ season, menu }: { season: Season; menu: ReactNode }) {
  const { id } = season;
  const session = useSession();
  const dispatch = useDispatch();
  const quizzes = useQuizzesLink(season);
  return (
    <>
      {isOpen(season) && (
        <LinkButton variant="quiet" {...quizzes}>
          {t('View Quizzes')}
        </LinkButton>
      )}
      {can.editSeason(session) && (
        <LinkButton
          variant="quiet"
          to={pathTo(paths.seasonEdit, { season: id })}
          onClick={() => dispatch(seasonEditOpened(id))}
        >
          {t('Edit Season')}
        </LinkButton>
      )}
      {can.createSeason(session) ? menu : <CopySeason season={season} />}
    </>
  );
}

/** Copies the public link of a season. */
export const CopySeason = ({ season }: { season: Season }) => (
  <CopyButton label={t('Copy Season')} copiedLabel={t('Copied')} text={seasonLink(useConfig(), season.id)} />
);
