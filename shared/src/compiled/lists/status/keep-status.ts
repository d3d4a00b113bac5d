import { writeDraft } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';

/** The form that updates what has the status: the key of its drafts, its address, and its values as they are stored. */
export type StatusForm = {
  readonly draftKey: string;
  readonly address: string;
  readonly values: { readonly status: string };
};

/** The id of the draft that keeps a person's choice of a status, and the key of the notices about it. */
export const statusDraftId = (draftKey: string, uid: string): string => `status of ${draftKey} by ${uid}`;

/**
 * Keeps a status that was chosen without a connection, as a saved form that waits: the console sends it when it can, and
 * the form asks where others have changed the same. Another choice replaces it.
 */
export async function keepStatus(
  status: Status,
  { draftKey, address, values }: StatusForm,
  uid: string,
): Promise<void> {
  const since = Date.now();
  await writeDraft({
    id: statusDraftId(draftKey, uid),
    owner: uid,
    form: draftKey,
    address,
    updatedAt: since,
    text: `${t('Status')}: ${t(status)}`,
    base: values,
    values: { ...values, status },
    progress: {},
    pending: { since, state: 'waiting' },
  });
}
