export { takeCharacters, truncate } from './truncate';
export { formatMoment, formatRecent, fromInputValue, toInputValue } from './moment';
export { fold } from './fold';
export { oneLine } from './one-line';
export { isBlank, nameOf, quizName, seasonName } from './names';
