import type { ConsoleFormOptions } from '@console/shared/forms';
import { t } from '../../i18n';
import { longestReason } from './dismissal';

type DismissalValues = { reason: string };

/** What a dismissal needs. */
export const dismissalForm: Pick<
  ConsoleFormOptions<DismissalValues>,
  'initial' | 'validate' | 'limits' | 'fields'
> = {
  initial: { reason: '' },
  validate: ({ reason }) => ({ fields: reason.trim() === '' ? { reason: t('Enter a reason') } : {} }),
  limits: () => ({ reason: longestReason }),
  fields: { reason: { label: t('Reason') } },
};
