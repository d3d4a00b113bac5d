import { isBlank, nameOf } from './names';

/**
 * “Grace Kumari (grace@example.org)”, of a person in a stored document. The name is their own word, the e-mail is what the
 * database has checked: it alone is shown where there is no name, or one that poses as an e-mail.
 * @param unknown where the document has neither
 */
export function personName({ name, email }: { name: string; email: string }, unknown = ''): string {
  const checked = nameOf(email, unknown);
  return isBlank(name) || /[@＠]/.test(name) ? checked : `${nameOf(name, '')} (${checked})`;
}
