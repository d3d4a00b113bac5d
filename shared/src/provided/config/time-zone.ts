/** Where most contests take place. */
const defaultTimeZone = 'Asia/Kolkata';

let zone = defaultTimeZone;

/** The time zone of the contest, in which all dates are shown and entered: an IANA name. */
export const timeZone = (): string => zone;

/** Sets the time zone of the contest from the configuration, before anything is shown. */
export const setTimeZone = (name = defaultTimeZone): void => {
  zone = name;
};

/** Whether the browser knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
