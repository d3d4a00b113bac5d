export { persistSelection } from './persist-selection';
export { useDispatch } from 'react-redux';
export {
  loggedOut,
  questionOpened,
  quizOpened,
  seasonEditOpened,
  seasonOpened,
  selectionRestored,
  selectionSlice,
  type Selection,
} from './selection.slice';
export {
  seasonChecked,
  seasonChecksSlice,
  useSeasonCheckResult,
  type SeasonCheckResult,
} from './season-checks.slice';
export { readStoredSelection } from './stored-selection';
export { useSelection, useStoredSelection } from './use-selection';
