import { paths, pathTo, type Place } from '@console/shared/model';
import type { Person } from '../e2e/sign-in';

/** A picture of the documentation: who sees which screen of the demo contest. */
export type Shot = { readonly name: string; readonly path: string; readonly person?: Person };

const season: Place = { season: '4DPzK4HavXmTMwyZt7eQ' };
const quiz: Place = { ...season, quiz: 'JUDx3QMLFxLU5CDTKG8Z' };
const question: Place = { ...quiz, question: '7biw1ntHgSak0WTYaVsp' };

export const shots: readonly Shot[] = [
  { name: 'landing', path: paths.landing },
  { name: 'seasons-admin', path: paths.seasonList, person: 'Admin' },
  { name: 'seasons-manager', path: paths.seasonList, person: 'Manager' },
  { name: 'seasons-host', path: paths.seasonList, person: 'Host' },
  { name: 'create-season', path: paths.seasonCreate, person: 'Manager' },
  { name: 'update-season', path: pathTo(paths.seasonEdit, season), person: 'Manager' },
  { name: 'quizzes', path: pathTo(paths.quizList, season), person: 'Manager' },
  { name: 'create-quiz', path: pathTo(paths.quizCreate, season), person: 'Manager' },
  { name: 'update-quiz', path: pathTo(paths.quizEdit, quiz), person: 'Manager' },
  { name: 'questions', path: pathTo(paths.questionList, quiz), person: 'Manager' },
  { name: 'create-question', path: pathTo(paths.questionCreate, quiz), person: 'Manager' },
  { name: 'update-question', path: pathTo(paths.questionEdit, question), person: 'Manager' },
  { name: 'settings-manager', path: pathTo(paths.settings, season), person: 'Manager' },
  { name: 'settings-admin', path: pathTo(paths.settings, season), person: 'Admin' },
  { name: 'delete-user-request', path: paths.deletionRequest },
  { name: 'privacy-policy', path: paths.privacyPolicy },
  { name: 'terms-and-conditions', path: paths.terms },
];
