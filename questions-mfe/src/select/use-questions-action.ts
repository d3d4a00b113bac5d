import { useAction } from '@console/shared/actions';
import { useGateway, type QuizKey } from '@console/shared/data';
import type { Target } from '../copy/target-dialog';
import { copyQuestions, deleteQuestions, moveQuestions } from '../copy/transfer-questions';
import { t } from '../i18n';
import type { Question } from '../question';
import { describeRefusal } from '../question.resource';
import { describeOutcome, describeStored, type KnownAction } from './describe-outcome';

/** Copies, moves or deletes several questions of a quiz, and says what came of it. */
export function useQuestionsAction(quizKey: QuizKey, onDone: () => void) {
  const gateway = useGateway();
  const running = useAction<KnownAction>({
    id: 'selected-questions',
    // Also where the person has stopped it and left: what is stored can be undone.
    describe: (action, end) =>
      end === 'done'
        ? describeOutcome(action.kind, action.outcome())
        : action.progress().done > 0
          ? describeStored(action)
          : undefined,
    reasonOf: describeRefusal,
    interrupted: { title: t('Not saved') },
    onDone,
  });
  return {
    ...running,
    transfer: (is: 'copy' | 'move', questions: readonly Question[], { quiz, ...to }: Target) => {
      const prepare = is === 'copy' ? copyQuestions : moveQuestions;
      running.start(async () => ({
        ...(await prepare(gateway, quizKey, to, questions)),
        kind: { is, to: quiz },
      }));
    },
    remove: (questions: readonly Question[]) =>
      running.start(() => ({ ...deleteQuestions(gateway, quizKey, questions), kind: { is: 'delete' } })),
  };
}
