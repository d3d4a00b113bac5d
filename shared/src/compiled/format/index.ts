export { takeCharacters, truncate } from './truncate';
export {
  dayOf,
  formatDeviceTime,
  formatMoment,
  formatOnDevice,
  formatRecent,
  formatZone,
  toInputValue,
} from './moment';
export { fold } from './fold';
export { oneLine } from './one-line';
export { isBlank, nameOf, quizName, seasonName } from './names';
export { SimilarTexts, toComparable, type Comparable } from './similar-text';
