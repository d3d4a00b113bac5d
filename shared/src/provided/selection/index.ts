export { persistSelection } from './persist-selection';
export { useDispatch } from 'react-redux';
export {
  loggedOut,
  noSelection,
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
export { readStoredSelection, storeSelection } from './stored-selection';
export { useSelection, useStoredSelection } from './use-selection';
