import { quizStatuses, type QuizStatus } from '@console/shared/model';
import { StatusLabel, type StatusTone } from '@console/shared/ui';
import { nameOfStatus } from '../name-of-status';

const tones: Record<QuizStatus, StatusTone> = { Upcoming: 'info', Ongoing: 'success', Finished: 'muted' };

/** A status of a quiz; an unknown one is shown as it is stored, and marked. */
export function statusLabel(status: string) {
  const known = quizStatuses.find((one) => one === status);
  return <StatusLabel tone={known ? tones[known] : 'warning'}>{nameOfStatus(status)}</StatusLabel>;
}
