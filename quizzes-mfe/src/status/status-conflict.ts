import { quizStatuses, type Quiz, type QuizStatus } from '@console/shared/model';

/** A quiz whose stored status contradicts its dates. */
export type StatusConflict = {
  readonly stored: QuizStatus;
  /** The status by its dates. */
  readonly due: QuizStatus;
  /** What has happened, or will: the start or the end that the status contradicts. */
  readonly event: 'start' | 'end';
  /** When that is. */
  readonly moment: number;
};

/** How the status of a quiz contradicts its dates; `undefined` where it does not, or where they say nothing. */
export function statusConflict(quiz: Quiz, now: number): StatusConflict | undefined {
  const { status, start, end } = quiz;
  const stored = quizStatuses.find((one) => one === status);
  if (!stored || start === null || end === null || end <= start) return undefined;
  // By the dates, the quiz has reached this one of the statuses.
  const reached = now < start ? 0 : now < end ? 1 : 2;
  const due = quizStatuses[reached];
  if (!due || due === stored) return undefined;
  const isBegun = quizStatuses.indexOf(stored) > 0;
  const event = reached === 0 || (reached === 1 && !isBegun) ? 'start' : 'end';
  return { stored, due, event, moment: event === 'start' ? start : end };
}
