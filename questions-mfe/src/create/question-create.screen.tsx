import { useRef, useState, type FormEvent } from 'react';
import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles } from '@console/shared/model';
import { Button, Page } from '@console/shared/ui';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { useShowQuestion } from '../form/use-show-question';
import { questionForm } from '../question.form';

const title = titles[paths.questionCreate];

/** `/create-question`: a new question of the selected quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate frame={(state) => <Page title={title}>{state}</Page>} keepsOpen>
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

/** One form after the other, until the person opens the list. */
function QuestionCreate(open: OpenQuiz) {
  const [added, setAdded] = useState<readonly string[]>([]);
  return (
    <QuestionFormPage title={title} {...open}>
      <NewQuestion key={added.length} {...open} added={added} onAdded={(id) => setAdded([...added, id])} />
    </QuestionFormPage>
  );
}

type NewQuestionProps = OpenQuiz & {
  /** The ids of the questions that this screen has added. */
  added: readonly string[];
  /** A question was added, and another one is to follow. */
  onAdded: (id: string) => void;
};

const another = 'another';

function NewQuestion({ quiz, quizKey, added, onAdded }: NewQuestionProps) {
  const showQuestion = useShowQuestion(quizKey);
  const isMoreToCome = useRef(false);
  const form = useCreateForm(questionForm, {
    creation: useQuestionCreation(quizKey, {
      mayBeCreated: true,
      known: added,
      onCreated: (id) => (isMoreToCome.current ? onAdded(id) : showQuestion(id)),
    }),
    draftKey: locations.questions(quizKey.seasonId, quizKey.quizId),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    isMoreToCome.current = submitterOf(event)?.value === another;
    form.handleSubmit(event);
  };
  return (
    <QuestionForm
      form={{ ...form, handleSubmit }}
      quiz={quiz}
      quizKey={quizKey}
      submitLabel={title}
      startsTyping={added.length > 0}
      actions={
        <Button type="submit" value={another} busy={form.saving} aria-keyshortcuts="Control+Enter">
          Save and add another
        </Button>
      }
    />
  );
}

/** The button that submitted a form. */
function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | undefined {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}
