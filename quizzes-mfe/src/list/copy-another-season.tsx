import { paths, titles } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import { rich, t } from '../i18n';

/** In an empty season, for people who may duplicate one: a copy is a new season, and is begun in the list. */
export function CopyAnotherSeason() {
  if (!can.createSeason(useSession())) return null;
  return (
    <p>
      {rich(
        'To start with the quizzes of another season, select Duplicate Season in its menu in {seasons}.',
        {
          seasons: <Link to={paths.seasonList}>{t(titles[paths.seasonList])}</Link>,
        },
      )}
    </p>
  );
}
