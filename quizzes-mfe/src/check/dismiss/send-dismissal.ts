import type { SendDraft } from '@console/shared/contract';
import { asDataError, describeFailure, textOf } from '@console/shared/data';
import { SaveRefused } from '@console/shared/forms';
import { t } from '../../i18n';
import { dismissFinding } from './dismissals.resource';

/** Sends a dismissal that was saved without a connection. */
export const sendDismissal =
  (seasonId: string, findingId: string): SendDraft =>
  async ({ values }, { gateway, session: { person } }) => {
    const reason = textOf({ ...values }, 'reason').trim();
    try {
      await dismissFinding(gateway, seasonId, findingId, reason, person);
    } catch (error) {
      if (asDataError(error).kind === 'unavailable') throw error;
      throw new SaveRefused(describeFailure(error).message, { cause: error });
    }
    return { title: t('Issue dismissed'), message: t('Reason: {reason}', { reason }) };
  };
