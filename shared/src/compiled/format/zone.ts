import { timeZone } from '@console/shared/config';
import { currentLanguage } from '@console/shared/i18n';

/** The name of the contest's time zone at a moment, such as `India Standard Time (GMT+5:30)`, in the person's language. */
export function formatZone(moment: number): string {
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(currentLanguage(), { timeZone: timeZone(), timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [name, offset] = [nameOf('long'), nameOf('shortOffset')];
  return name === offset ? name : `${name} (${offset})`;
}
