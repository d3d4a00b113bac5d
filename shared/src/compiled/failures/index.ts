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
