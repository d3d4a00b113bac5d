import { isBlank, nameOf } from './names';

type Person = { name: string; email: string };

/**
 * “Grace Kumari (grace@example.org)”, of a person in a stored document. The name is their own word, the e-mail is what the
 * database has checked: it alone is shown where there is no name, or one that poses as an e-mail.
 * Without an e-mail, it is an operator's: the database lets nobody else store that.
 * @param unknown where the document has neither
 */
export function personName(person: Person, unknown = ''): string {
  const [name, checked] = [shortName(person, unknown), nameOf(person.email, unknown)];
  return name === checked || isBlank(person.email) ? name : `${name} (${checked})`;
}

/** The same without the e-mail, which stands in for a name that is none. */
export const shortName = ({ name, email }: Person, unknown = ''): string =>
  isBlank(name) || /[@＠]/.test(name) ? nameOf(email, unknown) : nameOf(name, '');
