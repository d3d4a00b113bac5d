import { interrupted } from './interrupted';
import { contest, questions } from './questions-and-contest';
import { quizzes, seasons, signingIn } from './seasons-and-quizzes';
import type { Steps } from './steps';

/** From the landing page until logging out. */
export const steps: Steps = {
  ...signingIn,
  ...seasons,
  ...quizzes,
  ...questions,
  ...contest,
  ...interrupted,
};
