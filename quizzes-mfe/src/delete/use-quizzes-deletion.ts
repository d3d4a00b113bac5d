import { useEffect, useState } from 'react';
import { undoEntries, useGateway, type DataGateway, type EntryKey } from '@console/shared/data';
import { nameOf } from '@console/shared/format';
import type { QuizContents } from '@console/shared/history';
import { runEach, useIsShown, type Failed } from '@console/shared/actions';
import type { Quiz } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import { loadHistory } from './load-history';
import { runDeletion } from './running-deletions';

type Deletion =
  | { state: 'confirming' }
  | { state: 'running'; done: number }
  | { state: 'done'; failed: readonly Failed<Quiz>[] };

/** What each quiz contains, by id; without those that could not be counted. */
type Counted = ReadonlyMap<string, QuizContents>;

async function countEach(gateway: DataGateway, seasonId: string, quizzes: readonly Quiz[]): Promise<Counted> {
  const counted = new Map<string, QuizContents>();
  const { countContents } = await loadHistory();
  await runEach(quizzes, async ({ id }) =>
    counted.set(id, await countContents(gateway, { seasonId, quizId: id })),
  );
  return counted;
}

/**
 * Deletes several quizzes as they are shown. One that fails stays, and the others are deleted. The deletion continues
 * when its dialog is closed, and then reports its end in a notice.
 */
export function useQuizzesDeletion(seasonId: string, quizzes: readonly Quiz[], onDeleted: () => void) {
  const gateway = useGateway();
  const { uid } = useSession().person;
  const [counted, setCounted] = useState<Counted>();
  const [deletion, setDeletion] = useState<Deletion>({ state: 'confirming' });
  const isShown = useIsShown();

  useEffect(() => {
    void countEach(gateway, seasonId, quizzes).then((all) => isShown.current && setCounted(all));
  }, [gateway, seasonId, quizzes, isShown]);

  const deleteOne = async (quiz: Quiz) => {
    const leaving = { seasonId, quizId: quiz.id, title: nameOf(quiz.title, quiz.id), uid };
    const shown = { quiz, contents: counted?.get(quiz.id) };
    return (await runDeletion(gateway, leaving, { shown })).entry;
  };

  const run = async () => {
    const report = (done: number) => setDeletion({ state: 'running', done });
    report(0);
    const entries: EntryKey[] = [];
    const failed = await runEach(
      quizzes,
      async (quiz) => {
        const entry = await deleteOne(quiz);
        if (entry) entries.push(entry);
      },
      report,
    );
    if (failed.length > 0) setDeletion({ state: 'done', failed });
    else if (isShown.current) onDeleted();
    notifyDeleted(quizzes.length - failed.length, quizzes.length, gateway, entries);
    if (!isShown.current) notifyFailed(failed);
  };

  return { contents: sumOfAll(counted, quizzes), deletion, start: () => void run() };
}

/** The contents of all quizzes, if all could be counted. */
function sumOfAll(counted: Counted | undefined, quizzes: readonly Quiz[]): QuizContents | undefined {
  if (counted?.size !== quizzes.length) return undefined;
  const all = [...counted.values()];
  const sum = (kind: keyof QuizContents) => all.reduce((total, { [kind]: count }) => total + count, 0);
  return { questions: sum('questions'), results: sum('results') };
}

/** Says how many of the selected quizzes were deleted, with Undo. */
function notifyDeleted(deleted: number, total: number, gateway: DataGateway, entries: readonly EntryKey[]) {
  if (deleted === 0) return;
  notify({
    title: t('Quizzes deleted'),
    message: t('Deleted {deleted} of {total} selected quizzes with their questions and results.', {
      deleted,
      total,
    }),
    undo: entries.length > 0 ? () => undoEntries(gateway, entries) : undefined,
  });
}

/** Says which quizzes are left, and why. */
function notifyFailed(failed: readonly Failed<Quiz>[]) {
  const [first] = failed;
  if (!first) return;
  const names = failed.map(({ item }) => nameOf(item.title, item.id)).join(', ');
  notify({ title: t('Quizzes not deleted'), message: `${names}: ${first.reason}`, tone: 'danger' });
}
