export { beginningOf, shortened } from './beginning-of';
export { formatMoment, fromInputValue, toInputValue } from './moment';
export { isBlank, nameOf, quizName, seasonName } from './names';
