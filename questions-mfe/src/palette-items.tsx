import type { PaletteItems } from '@console/shared/contract';
import { skipToken, useQuizQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { findAddress } from './find/find-address';
import { t } from './i18n';
import { useQuestionsQuery } from './question.resource';
import { questionName } from './question-text';

/** The questions of the selected quiz, and the search for others. */
export const QuestionItems: PaletteItems = ({ search = '', children }) => {
  const { seasonId, quizId } = useSelection();
  const canFind = can.seeAllSeasons(useSession()) || seasonId !== null;
  const wanted = search.trim();
  const quizKey = seasonId && quizId ? { seasonId, quizId } : undefined;
  const quiz = useQuizQuery(quizKey ?? skipToken).currentData;
  const { currentData, isError } = useQuestionsQuery(quiz && quizKey ? quizKey : skipToken);
  const items = (quiz ? (currentData?.rows ?? []) : []).map((question, index) => ({
    id: question.id,
    title: `${index + 1}. ${questionName(question)}`,
    to: pathTo(paths.questionList, { season: seasonId ?? undefined, quiz: quiz?.id, question: question.id }),
  }));
  // Last: Enter opens a question that is called so.
  const find = {
    id: 'find',
    title: wanted ? t('Find “{search}” in all questions', { search: wanted }) : t(titles[paths.questionFind]),
    to: findAddress(seasonId, wanted),
  };
  return children({
    title: quiz ? t('Questions of {quiz}', { quiz: quizName(quiz) }) : t('Questions'),
    items: canFind ? [...items, find] : items,
    hasFailed: isError,
  });
};
