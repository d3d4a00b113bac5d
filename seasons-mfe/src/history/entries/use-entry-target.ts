import { useEffect, useState } from 'react';
import { locations, useGateway } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import type { HistoryRow } from '../history-row';

type Target = {
  to: string;
  /** What has to exist for it. */
  path: string;
  /** Whether the entry itself has deleted it. */
  isDeleted?: boolean;
};

/** The screen of what an entry is about; `undefined` until it is known to exist. */
export function useEntryTarget(row: HistoryRow): string | undefined {
  const gateway = useGateway();
  const session = useSession();
  const target = targetOf(row, can.editSeason(session));
  const path = target?.path;
  const [found, setFound] = useState<string>();

  useEffect(() => {
    if (path === undefined) return;
    let isOpen = true;
    gateway.get(path).then(
      (document) => {
        if (isOpen && document) setFound(path);
      },
      (error: unknown) => console.warn('What an entry is about was not read', error),
    );
    return () => void (isOpen = false);
  }, [gateway, path]);

  return target && found === path ? target.to : undefined;
}

/** The screen of what an entry is about, whether it still exists or not. */
export function targetOf(
  { seasonId: season, changes }: HistoryRow,
  editsSeason: boolean,
): Target | undefined {
  // What is there after the action: a moved question has a new id.
  const [first] = [...changes].sort((a, b) => Number(a.was === 'deleted') - Number(b.was === 'deleted'));
  if (!first) return undefined;
  const { path, subject, quizId } = first;
  const isDeleted = first.was === 'deleted';
  if (subject === 'season')
    return { path, to: pathTo(editsSeason ? paths.seasonEdit : paths.quizList, { season }) };
  if (subject === 'quiz' && changes.length > 1 && changes.some((one) => one.quizId !== quizId))
    return { path: locations.season(season), to: pathTo(paths.quizList, { season }) };
  if (subject === 'quiz') return { path, isDeleted, to: pathTo(paths.quizEdit, { season, quiz: quizId }) };
  if (subject === 'question') {
    const question = path.slice(path.lastIndexOf('/') + 1);
    return { path, isDeleted, to: pathTo(paths.questionList, { season, quiz: quizId, question }) };
  }
  return { path, isDeleted, to: pathTo(paths.settings, { season }) };
}
