import { nameOf } from '@console/shared/format';
import { quizStatuses, type QuizStatus } from '@console/shared/model';
import { StatusLabel, type StatusTone } from '@console/shared/ui';

const tones: Record<QuizStatus, StatusTone> = { Upcoming: 'info', Ongoing: 'success', Finished: 'muted' };

/** A quiz's status as it is stored; an unknown one is marked. */
export function QuizStatusLabel({ status }: { status: string }) {
  const known = quizStatuses.find((one) => one === status);
  return <StatusLabel tone={known ? tones[known] : 'warning'}>{nameOf(status, 'No status')}</StatusLabel>;
}
