import type { SendDraft } from '@console/shared/contract';
import { undoEntries, type EntryKey } from '@console/shared/data';
import { sendCreation } from '@console/shared/forms';
import { quizzesToStore } from './plan-series';
import { seriesForm } from './series.form';
import { quizzesCreated } from './series.messages';
import { storeSeries } from './store-series';

/** Sends several quizzes that were saved without a connection. */
export const sendSeries =
  (seasonId: string): SendDraft =>
  async (draft, { gateway, remember }) => {
    let created = 0;
    const entries: EntryKey[] = [];
    await sendCreation(
      seriesForm,
      draft,
      async ({ id: seriesId }, values) => {
        const quizzes = quizzesToStore(seriesId, values);
        const { entry, count } = await storeSeries(gateway, { seasonId, seriesId, quizzes });
        entries.push(entry);
        created = count;
        return values;
      },
      remember,
    );
    return { ...quizzesCreated(created), undo: () => undoEntries(gateway, entries) };
  };
