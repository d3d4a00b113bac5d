import { DataError } from '@console/shared/data';
import type { Quiz } from '@console/shared/model';
import type { QuizContents } from './quiz-contents';

/** The quiz is not as it was shown, so nothing was deleted. */
export class QuizChanged extends DataError {
  constructor(
    readonly quiz: Quiz,
    readonly contents?: QuizContents,
  ) {
    super('conflict', `Quiz ${quiz.id} is not as it was shown`);
  }
}

/**
 * The deletion goes no further: the quiz is being restored (`restoring`) or is back (`restored`); the quiz itself is larger than what the history
 * can keep, so that nothing was deleted (`quiz-too-large`); or only questions or results are left that are
 * (`contents-too-large`). These stay until the entry of the deletion expires: then nothing has to be kept.
 */
export class DeletionStopped extends DataError {
  constructor(readonly reason: 'restoring' | 'restored' | 'quiz-too-large' | 'contents-too-large') {
    super('conflict', `The deletion of the quiz stopped: ${reason}`);
  }
}
