import type { PaletteItems } from '@console/shared/contract';
import { skipToken, useQuizQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { t } from './i18n';
import { useQuestionsQuery } from './question.resource';
import { questionName } from './question-text';

/** The questions of the selected quiz. */
export const QuestionItems: PaletteItems = ({ children }) => {
  const { seasonId, quizId } = useSelection();
  const quizKey = seasonId && quizId ? { seasonId, quizId } : undefined;
  const quiz = useQuizQuery(quizKey ?? skipToken).currentData;
  const { currentData, isError } = useQuestionsQuery(quiz && quizKey ? quizKey : skipToken);
  const items = (quiz ? (currentData?.rows ?? []) : []).map((question, index) => ({
    id: question.id,
    title: `${index + 1}. ${questionName(question)}`,
    to: pathTo(paths.questionList, { season: seasonId ?? undefined, quiz: quiz?.id, question: question.id }),
  }));
  return children({
    title: t('Questions of {quiz}', { quiz: quiz ? quizName(quiz) : '' }),
    items,
    hasFailed: isError,
  });
};
