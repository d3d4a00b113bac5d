import { useState } from 'react';
import { undoEntries, useGateway, useNewDocument } from '@console/shared/data';
import type { Creation } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { notify } from '@console/shared/ui';
import { quizzesToStore } from './plan-series';
import type { SeriesValues } from './plan-series';
import { quizzesCreated } from './series.messages';
import { storeSeries } from './store-series';

/** Stores the input as new quizzes of a season, and opens their list. */
export function useSeriesCreation(seasonId: string) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { document, drafted } = useNewDocument();
  const [stored, setStored] = useState<number>();

  const save = async (values: SeriesValues) => {
    const quizzes = quizzesToStore(document.id, values);
    const series = { seasonId, seriesId: document.id, quizzes, onProgress: setStored };
    const { entry, count } = await storeSeries(gateway, series);
    notify({ ...quizzesCreated(count), undo: () => undoEntries(gateway, [entry]) });
    const list = pathTo(paths.quizList, { season: seasonId });
    // Replaces the form in the history: Back must not lead to a form that would create the quizzes again.
    return { notified: true, onSuccess: () => void navigate(list, { replace: true }) } as const;
  };
  const creation: Creation<SeriesValues> = { save, drafted };
  return { creation, seriesId: document.id, stored };
}
