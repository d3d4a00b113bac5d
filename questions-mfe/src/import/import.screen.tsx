import { QuizGate } from '@console/shared/access';
import { paths, titles } from '@console/shared/model';
import { Page } from '@console/shared/ui';
import { QuestionFormPage } from '../form/question-form-page';
import { t } from '../i18n';
import { ImportQuestions } from './import-questions';

const title = t(titles[paths.questionImport]);

/** `/import-questions`: many new or changed questions of the selected quiz, from a file or from the clipboard. */
export function QuestionImportScreen() {
  return (
    <QuizGate frame={(state) => <Page title={title}>{state}</Page>} keepsOpen>
      {(open) => (
        <QuestionFormPage title={title} isWide {...open}>
          <ImportQuestions {...open} />
        </QuestionFormPage>
      )}
    </QuizGate>
  );
}
