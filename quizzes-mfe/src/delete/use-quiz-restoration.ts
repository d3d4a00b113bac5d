import { useState } from 'react';
import { describeFailure, useGateway, type EntryKey } from '@console/shared/data';
import type { RestorationProgress } from '@console/shared/history';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import { restorationRefusal } from './deletion.messages';
import { loadHistory } from './load-history';

export type Restoration =
  | { state: 'waiting' }
  | { state: 'running'; progress?: RestorationProgress }
  /** `reason` is why it stopped. */
  | { state: 'stopped'; reason: string };

/** Finishes the restoration of a deleted quiz when started. It continues when its notice or screen is closed. */
export function useQuizRestoration(entry: EntryKey, title: string) {
  const gateway = useGateway();
  const [restoration, setRestoration] = useState<Restoration>({ state: 'waiting' });

  const run = async () => {
    setRestoration({ state: 'running' });
    try {
      const { requireSent, restoreQuiz } = await loadHistory();
      await requireSent(entry.seasonId);
      const outcome = await restoreQuiz(gateway, entry, (progress) =>
        setRestoration({ state: 'running', progress }),
      );
      if (outcome.kind !== 'undone')
        return setRestoration({ state: 'stopped', reason: restorationRefusal(outcome) });
      notify({ title: t('Quiz restored'), message: t('“{title}” is back.', { title }) });
    } catch (error) {
      console.error('Restoring a quiz stopped', error);
      setRestoration({ state: 'stopped', reason: describeFailure(error).message });
    }
  };

  return { restoration, start: () => void run() };
}
