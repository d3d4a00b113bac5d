import type { ReactNode } from 'react';
import { isOpen, pathTo, paths, type Season } from '@console/shared/model';
import { seasonEditOpened, useDispatch } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuizzesLink } from './use-quizzes-link';

/** The actions of a season in its row, and their menu. */
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
      {menu}
    </>
  );
}
