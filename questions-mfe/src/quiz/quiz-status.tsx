import type { Quiz } from '@console/shared/model';
import { StatusLabel, type StatusTone } from '@console/shared/ui';
import { nameOfStatus } from './name-of-status';

const tones = new Map<string, StatusTone>([
  ['Upcoming', 'info'],
  ['Ongoing', 'success'],
  ['Finished', 'muted'],
]);

/** The status of a quiz, as its list shows it. */
export const QuizStatus = ({ quiz: { status } }: { quiz: Quiz }) => (
  <StatusLabel tone={tones.get(status) ?? 'warning'}>{nameOfStatus(status)}</StatusLabel>
);
