import type { TextsByKind } from '@console/shared/history';
import { appearance, personName, shortName } from '@console/shared/format';
import { t } from '../../i18n';
import type { HistoryRow } from '../history-row';

/** Who reads the history, and of what. */
export type Reader = {
  /** The uid of the person. */
  me: string;
  /** The names of people by their e-mails. */
  people: ReadonlyMap<string, string>;
  /** The quiz that all entries are about; '' where there may be several. */
  quizId: string;
  /** What modules say of actions that only they know. */
  texts: TextsByKind;
};

/** Whether the person who reads did it. */
export const isBy = ({ uid }: Pick<HistoryRow, 'uid'>, me: string): boolean => uid === me && uid !== '';

/**
 * Who did it: “You”, or the name that the person had. As the name is their own word, one that another person has as well
 * is followed by the e-mail.
 */
export function whoOf(row: HistoryRow, { me, people }: Pick<Reader, 'me' | 'people'>): string {
  if (isBy(row, me)) return t('You');
  const name = shortName(row, t('Someone'));
  const isTaken = [['', t('You')] as const, ...people].some(
    ([email, other]) =>
      email !== row.email && appearance(shortName({ email, name: other })) === appearance(name),
  );
  return isTaken ? personName(row, t('Someone')) : name;
}
