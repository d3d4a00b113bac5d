export { ActionButton } from './action-button';
export { ActionProgress } from './action-progress';
export { createAction, type Action, type Phase, type Progress, type RunOptions } from './create-action';
export { inBatches, type BatchLimits } from './in-batches';
export { inSlices } from './in-slices';
export {
  interruptedAfterMs,
  readOpenActions,
  useOpenActions,
  type OpenAction,
  type OpenActionsOf,
} from './open-actions';
export { runEach, type Failed, type ManyChanges } from './run-each';
export { useAction, type ActionState } from './use-action';
export { useIsShown } from './use-is-shown';
export { useLeaveWarning } from './use-leave-warning';
export { useProgressStatus } from './use-progress-status';
