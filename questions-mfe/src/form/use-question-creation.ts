import {
  locations,
  skipToken,
  takeUndo,
  useGateway,
  type Creation as NewQuestion,
  type QuizKey,
} from '@console/shared/data';
import type { Creation } from '@console/shared/forms';
import { notify } from '@console/shared/ui';
import { blankQuestion } from '../question';
import { questionForm, type QuestionFormValues } from '../question.form';
import { createQuestion, useQuestionsQuery } from '../question.resource';
import { questionAdded } from '../question-text';
import { useQuestionDocument } from './use-question-document';

type Options = {
  /** Subscribes to the list of questions: the next screen needs it as well. */
  mayBeCreated: boolean;
  /** Ids of questions that the list may not have received yet. */
  known?: readonly string[];
  /** Opens the next screen. */
  onCreated: (id: string) => void;
};

/** Stores the input as a new question at the end of the quiz. */
export function useQuestionCreation(
  quizKey: QuizKey,
  { mayBeCreated, known = [], onCreated }: Options,
): Omit<Creation<QuestionFormValues>, 'begin'> & { begin: () => NewQuestion } {
  const gateway = useGateway();
  const { data: list } = useQuestionsQuery(mayBeCreated ? quizKey : skipToken);
  const { begin, take, drafted } = useQuestionDocument([...known, ...(list?.rows ?? []).map(({ id }) => id)]);

  const save = async (values: QuestionFormValues) => {
    const taken = take();
    const { id } = taken.document;
    const question = questionForm.toEntity(blankQuestion(id), values);
    await createQuestion(gateway, taken, quizKey, question);
    const path = locations.question(quizKey.seasonId, quizKey.quizId, id);
    notify({ ...questionAdded(question), undo: takeUndo(gateway, path) });
    return { notified: true, onSuccess: () => onCreated(id) } as const;
  };
  return { begin, save, drafted };
}
