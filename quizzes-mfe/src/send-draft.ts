import type { SendDraft } from '@console/shared/contract';
import { locations, takeUndo } from '@console/shared/data';
import { sendCreation, sendEdit } from '@console/shared/forms';
import type { Quiz } from '@console/shared/model';
import { newQuiz, quizForm } from './quiz.form';
import { createQuiz, editQuiz } from './quiz.resource';
import { quizCreated, quizUpdated } from './quiz-toasts';
import { seriesOfDraft } from './series/series-draft';

/** Sends a quiz, several, or a dismissal, saved without a connection. */
export const sendDraft: SendDraft = async (draft, context) => {
  const { gateway, remember } = context;
  const series = seriesOfDraft(draft.form);
  if (series !== undefined) return (await import('./series/send-series')).sendSeries(series)(draft, context);
  // The draft's key is the path of the quizzes, of one, or of a dismissal.
  const [, seasonId = '', collection, id] = draft.form.split('/');
  if (collection === 'check_dismissals' && id !== undefined)
    return (await import('./check/dismiss/send-dismissal')).sendDismissal(seasonId, id)(draft, context);
  const undoOf = (quiz: Quiz) => takeUndo(gateway, locations.quiz(seasonId, quiz.id));
  if (id === undefined) {
    const quiz = await sendCreation(
      quizForm,
      draft,
      async (document, values) => {
        const created = newQuiz(document.id, values);
        await createQuiz(gateway, document, seasonId, created);
        return created;
      },
      remember,
    );
    return { ...quizCreated(quiz), undo: undoOf(quiz) };
  }
  const key = { seasonId, quizId: id };
  const quiz = await sendEdit(quizForm, draft, (decide) => editQuiz(gateway, key, decide), remember);
  return { ...quizUpdated(quiz), undo: undoOf(quiz) };
};
