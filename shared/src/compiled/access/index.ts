export { DocumentGate } from './document-gate';
export { isByMouse } from './is-by-mouse';
export { isRefused } from './is-refused';
export { RedirectMissing, type Missing } from './redirect-missing';
export { QuizGate, type OpenQuiz } from './quiz-gate';
export { SeasonGate } from './season-gate';
export { useLastKnown } from './use-last-known';
export { draftKeptMessage, WhileAllowed } from './while-allowed';
