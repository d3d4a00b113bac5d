import { useAction } from '@console/shared/actions';
import type { QuestionsAction } from '../copy/questions-action';
import { t } from '../i18n';
import { describeRefusal } from '../question.resource';
import { describeOutcome, type ActionKind } from './describe-outcome';

/** Copies, moves or deletes several questions, and says what came of it. */
export const useQuestionsAction = (onDone: () => void) =>
  useAction<QuestionsAction & { readonly kind: ActionKind }>({
    id: 'selected-questions',
    // Also where the person has stopped it: what is stored can be undone.
    describe: ({ kind, outcome, progress }) =>
      progress().done > 0 ? describeOutcome(kind, outcome()) : undefined,
    reasonOf: describeRefusal,
    interrupted: { title: t('Not saved') },
    onDone,
  });
