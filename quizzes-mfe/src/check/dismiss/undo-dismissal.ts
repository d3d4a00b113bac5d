import { describeFailure, type DataGateway } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import { t } from '../../i18n';
import { takeBack } from './dismissals.resource';

/** Restores dismissed findings, and shows a notice where that fails. */
export async function undoDismissal(
  gateway: DataGateway,
  seasonId: string,
  findingIds: readonly string[],
): Promise<void> {
  try {
    await takeBack(gateway, seasonId, findingIds);
  } catch (error) {
    console.error('A dismissal was not taken back', error);
    notify({ title: t('Couldn’t undo'), message: describeFailure(error).message, tone: 'danger' });
  }
}
