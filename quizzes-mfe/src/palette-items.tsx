import type { PaletteItems } from '@console/shared/contract';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { isOpen, paths, pathTo } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { t } from './i18n';
import { nameOfStatus } from './name-of-status';
import { useQuizzesQuery } from './quiz.resource';

/** The quizzes of the selected season, if it is active, as for its list. */
export const QuizItems: PaletteItems = ({ children }) => {
  const { seasonId } = useSelection();
  const season = useSeasonQuery(seasonId ?? skipToken).currentData;
  const open = season && isOpen(season) ? season : undefined;
  const { currentData, isError } = useQuizzesQuery(open?.id ?? skipToken);
  const items = (open ? (currentData?.rows ?? []) : []).map((quiz) => ({
    id: quiz.id,
    title: quizName(quiz),
    hint: nameOfStatus(quiz.status),
    to: pathTo(paths.questionList, { season: open?.id, quiz: quiz.id }),
  }));
  return children({
    title: t('Quizzes of {season}', { season: season ? seasonName(season) : '' }),
    items,
    hasFailed: isError,
  });
};
