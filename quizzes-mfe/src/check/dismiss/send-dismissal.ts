import type { SendDraft } from '@console/shared/contract';
import { asDataError, describeFailure, textOf } from '@console/shared/data';
import { SaveRefused } from '@console/shared/forms';
import { t } from '../../i18n';
import { idsIn } from './dismissal.form';
import { dismissFindings } from './dismissals.resource';

/** Sends a dismissal that was saved without a connection; an older draft is of the finding in its key alone. */
export const sendDismissal =
  (seasonId: string, findingId: string): SendDraft =>
  async ({ values }, { gateway, session: { person } }) => {
    const reason = textOf({ ...values }, 'reason').trim();
    const chosen = idsIn(textOf({ ...values }, 'findings'));
    try {
      await dismissFindings(gateway, seasonId, chosen.length > 0 ? chosen : [findingId], reason, person);
    } catch (error) {
      if (asDataError(error).kind === 'unavailable') throw error;
      throw new SaveRefused(describeFailure(error).message, { cause: error });
    }
    return { title: t('Issue dismissed'), message: t('Reason: {reason}', { reason }) };
  };
