import { useAction } from '@console/shared/actions';
import type { QuestionsAction } from '../copy/questions-action';
import { t } from '../i18n';
import { describeRefusal } from '../question.resource';
import { describeOutcome, type ActionKind } from './describe-outcome';

/** Copies, moves or deletes several questions, and says what came of it. */
export const useQuestionsAction = (onDone: () => void) =>
  useAction<QuestionsAction & { readonly kind: ActionKind }>({
    id: 'selected-questions',
    describe: ({ kind, outcome }, end) => (end === 'done' ? describeOutcome(kind, outcome()) : undefined),
    reasonOf: describeRefusal,
    interrupted: { title: t('Not saved') },
    onDone,
  });
