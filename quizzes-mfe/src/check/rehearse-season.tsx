import { useMinute } from '@console/shared/dates';
import { useRehearsal } from '@console/shared/preview';
import type { Quiz } from '@console/shared/model';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import type { SeasonContents } from './season-contents';

/** What a player sees: plays the quiz that is open or comes next, from which the season's home is a step. */
export function RehearseSeason({ contents }: { contents: SeasonContents }) {
  const now = useMinute();
  const quiz = quizToRehearse(contents, now);
  return quiz && <Rehearse contents={contents} quiz={quiz} />;
}

function Rehearse({ contents: { season, questionsOf }, quiz }: { contents: SeasonContents; quiz: Quiz }) {
  const { open, rehearsal } = useRehearsal({ season, quiz, questions: questionsOf[quiz.id] ?? [] });
  return (
    <>
      <Button onClick={open}>{t('Rehearse')}</Button>
      {rehearsal}
    </>
  );
}

/** The quiz that ends next, else the last one; if possible one with questions. */
export function quizToRehearse({ quizzes, questionsOf }: SeasonContents, now: number): Quiz | undefined {
  const filled = quizzes.filter(({ id }) => (questionsOf[id]?.length ?? 0) > 0);
  const byStart = [...(filled.length > 0 ? filled : quizzes)].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  return byStart.find(({ end }) => end !== null && end > now) ?? byStart.at(-1);
}
