export { takeCharacters, truncate } from './truncate';
export { dayOf, toInputValue } from './input-value';
export { formatDeviceTime, formatMoment, formatOnDevice, formatRecent } from './moment';
export { formatZone } from './zone';
export { appearance } from './appearance';
export { fold } from './fold';
export { oneLine } from './one-line';
export { isBlank, nameOf, personName, quizName, seasonName } from './names';
export { SimilarTexts, toComparable, type Comparable } from './similar-text';
