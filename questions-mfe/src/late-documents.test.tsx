import type { ComponentType } from 'react';
import {
  questionFields,
  type MemoryGateway,
  quizFields,
  renderScreen,
  replacedControls,
  seasonFields,
} from '@console/shared/testing';
import { QuestionEditScreen } from './edit/question-edit.screen';
import { FindQuestionsScreen } from './find/find.screen';
import { QuestionPrintScreen } from './print/print.screen';

const [season, quiz] = ['seasons/S1', 'seasons/S1/quizzes/Q1'];
const question = `${quiz}/questions/N1`;

/** The screen, its path, what comes late (a document, or the lists), and a control that is shown meanwhile. */
const screens: readonly [string, ComponentType, string, string][] = [
  ['/find-questions', FindQuestionsScreen, season, 'History'],
  ['/update-question', QuestionEditScreen, question, 'The Sermon on the Mount'],
  ['/print-questions', QuestionPrintScreen, 'lists', 'The Sermon on the Mount'],
];

it.each(screens)(
  '%s keeps the controls that are shown before it has loaded',
  async (path, Screen, late, early) => {
    const page = renderScreen(<Screen />, {
      documents: { [season]: seasonFields(), [quiz]: quizFields(), [question]: questionFields() },
      at: `${path}?season=S1&quiz=Q1&question=N1`,
    });
    const hold = (gateway: MemoryGateway) =>
      late === 'lists' ? gateway.holdLists() : gateway.holdDocument(late);
    expect(await replacedControls(page, hold, early)).toEqual([]);
  },
);
