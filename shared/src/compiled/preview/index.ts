export { BesidePhone } from './beside-phone';
export { PhoneButton } from './phone-button';
export { questionPlace, type Place } from './places';
export { type Typed } from './preview';
export { useRehearsal } from './use-rehearsal';
export { usePhone, type Phone } from './use-phone';
