import type { ConsoleFormOptions } from '@console/shared/forms';
import { t } from '../../i18n';
import { longestReason } from './dismissal';

type DismissalValues = {
  reason: string;
  /** Those to dismiss, as `idsIn` reads them. */
  findings: string;
};

/** The ids of findings as one value; no id of a document has a slash. */
export const joinIds = (ids: readonly string[]): string => ids.join('/');

/** The ids of a value of `joinIds`. */
export const idsIn = (findings: string): readonly string[] => findings.split('/').filter((id) => id !== '');

/** What a dismissal needs. */
export const dismissalForm: Pick<ConsoleFormOptions<DismissalValues>, 'validate' | 'limits' | 'fields'> = {
  validate: ({ reason }) => ({ fields: reason.trim() === '' ? { reason: t('Enter a reason') } : {} }),
  limits: () => ({ reason: longestReason }),
  fields: {
    reason: { label: t('Reason') },
    findings: { label: t('Dismiss for'), display: (findings) => String(idsIn(String(findings)).length) },
  },
};
