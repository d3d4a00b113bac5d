export {
  failureKinds,
  keptForMs,
  readFailureReport,
  type FailureKind,
  type FailureReport,
} from './failure-report';
export {
  earlyFailures,
  failuresByRelease,
  failuresToRollBack,
  failureWords,
  type ReleaseFailures,
} from './failure-counts';
export { reportFailure, type FailedModule, type Failure } from './report-failure';
export { takeFailures } from './take-failures';
