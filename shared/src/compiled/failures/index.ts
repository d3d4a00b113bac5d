export {
  failureKinds,
  keptForMs,
  readFailureReport,
  type FailureKind,
  type FailureReport,
} from './failure-report';
