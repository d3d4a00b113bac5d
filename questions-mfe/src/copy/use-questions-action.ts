import { useAction } from '@console/shared/actions';
import { useGateway, type QuizKey } from '@console/shared/data';
import { t } from '../i18n';
import type { Question } from '../question';
import { describeRefusal } from '../question.resource';
import { describeOutcome, describeStored, type KnownAction } from './describe-outcome';
import type { Target } from './target-dialog';
import { copyQuestions, deleteQuestions, moveQuestions } from './transfer-questions';

export type RunningAction = ReturnType<typeof useQuestionsAction>;

/** Copies, moves or deletes questions of a quiz, and says what came of it. */
export function useQuestionsAction(onDone?: () => void) {
  const gateway = useGateway();
  const running = useAction<KnownAction>({
    id: 'questions-action',
    // Also where the person has stopped it and left: what is stored can be undone.
    describe: (action, end) =>
      end === 'done'
        ? describeOutcome(action.kind, action.outcome())
        : action.progress().done > 0
          ? describeStored(action)
          : undefined,
    reasonOf: describeRefusal,
    interrupted: { title: t('Not saved') },
    ...(onDone && { onDone }),
  });
  return {
    ...running,
    transfer: (
      is: 'copy' | 'move',
      from: QuizKey,
      questions: readonly Question[],
      { quiz, ...to }: Target,
    ) => {
      const prepare = is === 'copy' ? copyQuestions : moveQuestions;
      running.start(async () => ({
        ...(await prepare(gateway, from, to, questions)),
        kind: { is, to: quiz },
      }));
    },
    remove: (from: QuizKey, questions: readonly Question[]) =>
      running.start(() => ({ ...deleteQuestions(gateway, from, questions), kind: { is: 'delete' } })),
  };
}
