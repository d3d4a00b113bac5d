export { DocumentGate } from './document-gate';
export { isRefused } from './is-refused';
export { LeaveMissing, type Missing } from './leave-missing';
export { QuizGate, type OpenQuiz } from './quiz-gate';
export { SeasonGate } from './season-gate';
export { useLastKnown } from './use-last-known';
export { draftKept, WhileAllowed } from './while-allowed';
