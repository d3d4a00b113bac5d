import type { SendDraft } from '@console/shared/contract';
import { locations, takeUndo } from '@console/shared/data';
import { sendCreation, sendEdit } from '@console/shared/forms';
import { blankQuestion, type Question } from './question';
import { questionForm } from './question.form';
import { createQuestion, editQuestion } from './question.resource';
import { questionAdded, questionUpdated } from './question-text';

/** Sends a question that was saved without a connection, or while the next one is being written. */
export const sendDraft: SendDraft = async (draft, { gateway, remember }) => {
  // The draft's key is the path of the questions, or of one.
  const [, seasonId = '', , quizId = '', , questionId] = draft.form.split('/');
  const quizKey = { seasonId, quizId };
  const undoOf = ({ id }: Question) => takeUndo(gateway, locations.question(seasonId, quizId, id));
  if (questionId === undefined) {
    const question = await sendCreation(
      questionForm,
      draft,
      async (document, values, isRetry) => {
        const added = questionForm.toEntity(blankQuestion(document.id), values);
        await createQuestion(gateway, { document, isRetry }, quizKey, added);
        return added;
      },
      remember,
    );
    return { ...questionAdded(question), undo: undoOf(question) };
  }
  const key = { ...quizKey, questionId };
  const question = await sendEdit(
    questionForm,
    draft,
    (decide) => editQuestion(gateway, key, decide),
    remember,
  );
  return { ...questionUpdated(question), undo: undoOf(question) };
};
