import { RowLink } from '@console/shared/lists';
import { isOpen, type Season } from '@console/shared/model';
import { t } from '../i18n';
import { GivenText } from './given-text';
import { useQuizzesLink } from './use-quizzes-link';

/** A name in its own writing direction, which opens the quizzes where the season has not been deactivated. */
export function SeasonName({ season }: { season: Season }) {
  const link = useQuizzesLink(season);
  const name = <GivenText text={season.name} missing={t('Unnamed season')} />;
  return isOpen(season) ? <RowLink {...link}>{name}</RowLink> : name;
}
