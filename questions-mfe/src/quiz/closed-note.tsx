import type { OpenQuiz } from '@console/shared/access';
import { paths, pathTo, returningTo } from '@console/shared/model';
import { Link, useLocation, useSearchParams } from '@console/shared/router';
import { t } from '../i18n';
import { closedReason } from './closed-reason';

/** Why the questions of a quiz cannot be changed, and where that is changed, which leads back here. */
export function ClosedNote({ quiz, quizKey }: Pick<OpenQuiz, 'quiz' | 'quizKey'>) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const ids = {
    season: quizKey.seasonId,
    quiz: quizKey.quizId,
    question: search.get('question') ?? undefined,
  };
  return (
    <>
      {closedReason(quiz)}{' '}
      <Link to={returningTo(pathname, pathTo(paths.quizEdit, ids))}>{t('Edit Quiz')}</Link>
    </>
  );
}
