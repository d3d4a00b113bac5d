import type { PaletteItems } from '@console/shared/contract';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { isOpen, paths, pathTo } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { useSession } from '@console/shared/session';
import { t } from './i18n';
import { nameOfStatus } from './name-of-status';
import { useQuizzesQuery } from './quiz.resource';
import { quizzesOnDevice } from './quizzes-on-device';

/** The quizzes of the selected season, if it is active, as for its list, and those of others that the device has. */
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
  const others = quizzesOnDevice(useSession())
    .filter((other) => other.season.id !== seasonId)
    .map(({ season: { id, ...other }, quiz }) => ({
      id: quiz.id,
      title: quizName(quiz),
      hint: `${seasonName(other)}, ${nameOfStatus(quiz.status)}`,
      to: pathTo(paths.questionList, { season: id, quiz: quiz.id }),
    }));
  return (
    <>
      {children({
        title: t('Quizzes of {season}', { season: season ? seasonName(season) : '' }),
        items,
        hasFailed: isError,
      })}
      {children({ title: t('Quizzes of other seasons'), items: others, hasFailed: false })}
    </>
  );
};
