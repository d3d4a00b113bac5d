import { UserFacingError } from './user-facing-error';

/** A failure in words for whoever looks after the console: ours, or those of the code that failed. */
export function toUserMessage(failure: unknown): string {
  if (failure instanceof UserFacingError) return failure.message;
  return `Its code failed: ${failure instanceof Error ? failure.message : String(failure)}`;
}
