import { useAction } from '@console/shared/actions';
import { t } from '../i18n';
import { describeRefusal } from '../question.resource';
import { describeOutcome, describeStored, type KnownAction } from './describe-outcome';

/** Copies, moves or deletes several questions, and says what came of it. */
export const useQuestionsAction = (onDone: () => void) =>
  useAction<KnownAction>({
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
