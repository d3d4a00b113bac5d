import { useAction } from '@console/shared/actions';
import { useGateway } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import { moveQuizzes, type MoveAction } from './move-quizzes';
import { describeMove } from './move.messages';
import type { MovedQuiz } from './moved-quizzes';

type MoveByDays = MoveAction & { readonly days: number };

/** Moves the dates of quizzes of a season, and says what came of it. `onDone` receives those that were left alone. */
export function useMoveQuizzes(seasonId: string, onDone: (left: readonly Quiz[]) => void) {
  const gateway = useGateway();
  const running = useAction<MoveByDays>({
    id: 'move-quizzes',
    describe: (action, end) =>
      end === 'done' || action.outcome().moved.length > 0 ? describeMove(action, action.days) : undefined,
    interrupted: { title: t('Not all dates were moved') },
    onDone: (action) => onDone(action.outcome().left),
  });
  return {
    ...running,
    move: (quizzes: readonly MovedQuiz[], days: number) =>
      running.start(() => ({ ...moveQuizzes(gateway, seasonId, quizzes), days })),
  };
}
