import { useAction } from '@console/shared/actions';
import { useGateway, type QuizKey } from '@console/shared/data';
import type { QuestionsAction } from '../copy/questions-action';
import type { Target } from '../copy/target-dialog';
import { copyQuestions, deleteQuestions, moveQuestions } from '../copy/transfer-questions';
import { t } from '../i18n';
import type { Question } from '../question';
import { describeRefusal } from '../question.resource';
import { describeOutcome, type ActionKind } from './describe-outcome';

/** Copies, moves or deletes several questions of a quiz, and says what came of it. */
export function useQuestionsAction(quizKey: QuizKey, onDone: () => void) {
  const gateway = useGateway();
  const action = useAction<QuestionsAction & { readonly kind: ActionKind }>({
    id: 'selected-questions',
    // Also where the person has stopped it: what is stored can be undone.
    describe: ({ kind, outcome, progress }) =>
      progress().done > 0 ? describeOutcome(kind, outcome()) : undefined,
    reasonOf: describeRefusal,
    interrupted: { title: t('Not saved') },
    onDone,
  });
  return {
    ...action,
    transfer: (is: 'copy' | 'move', questions: readonly Question[], { quiz, ...to }: Target) => {
      const prepare = is === 'copy' ? copyQuestions : moveQuestions;
      action.start(async () => ({
        ...(await prepare(gateway, quizKey, to, questions)),
        kind: { is, to: quiz },
      }));
    },
    remove: (questions: readonly Question[]) =>
      action.start(() => ({ ...deleteQuestions(gateway, quizKey, questions), kind: { is: 'delete' } })),
  };
}
