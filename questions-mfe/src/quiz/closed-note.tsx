import type { OpenQuiz } from '@console/shared/access';
import { acceptsQuestions, paths, pathTo, returningTo } from '@console/shared/model';
import { Link, useLocation, useSearchParams } from '@console/shared/router';
import { FormMessage } from '@console/shared/ui';
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

/** The same as a notice, for a quiz whose questions cannot be changed. */
export const ClosedNotice = (closed: Pick<OpenQuiz, 'quiz' | 'quizKey'>) =>
  !acceptsQuestions(closed.quiz) && (
    <FormMessage tone="info">
      <ClosedNote {...closed} />
    </FormMessage>
  );
