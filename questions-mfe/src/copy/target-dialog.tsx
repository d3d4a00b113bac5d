import { useEffect, useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { describeFailure, useGateway, type QuizKey } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { useListFocus } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { FormMessage, SelectField } from '@console/shared/ui';
import { t } from '../i18n';
import { FormDialog } from '../form/form-dialog';
import { readOpenQuizzes, readSeasons } from '../season-questions/targets';

/** A quiz to copy or move questions to. */
export type Target = QuizKey & { readonly quiz: Quiz };

type Props = {
  is: 'copy' | 'move';
  /** How many questions. */
  count: number;
  from: OpenQuiz;
  onChoose: (target: Target) => void;
  onClose: () => void;
};

/** Asks for another Upcoming quiz, of this season or of another one. */
export function TargetDialog({ is, count, from, onChoose, onClose }: Props) {
  useListFocus();
  const [seasonId, setSeasonId] = useState(from.season.id);
  const { seasons, quizzes, failure } = useTargets(from, seasonId);
  const [quizId, setQuizId] = useState('');
  const [isRefused, setRefused] = useState(false);
  const quiz = quizzes?.find(({ id }) => id === quizId);
  const handleSubmit = () => {
    setRefused(!quiz);
    if (quiz) onChoose({ seasonId, quizId: quiz.id, quiz });
  };

  return (
    <FormDialog
      title={
        is === 'copy'
          ? t('Copy {count, plural, one {# question} other {# questions}}', { count })
          : t('Move {count, plural, one {# question} other {# questions}}', { count })
      }
      submitLabel={is === 'copy' ? t('Copy') : t('Move')}
      onSubmit={handleSubmit}
      onClose={onClose}
      notes={
        <>
          {quizzes?.length === 0 && (
            <FormMessage tone="info">{t('This season has no other Upcoming quiz.')}</FormMessage>
          )}
          {failure && <FormMessage>{failure}</FormMessage>}
        </>
      }
    >
      <SelectField
        translate="no"
        label={t('Season')}
        options={seasons.map((season) => ({ value: season.id, label: seasonName(season) }))}
        value={seasonId}
        onChange={({ target }) => {
          setSeasonId(target.value);
          setQuizId('');
        }}
      />
      <SelectField
        data-safe
        translate="no"
        label={t('Quiz')}
        placeholder={quizzes ? t('Choose a quiz') : t('Loading…')}
        options={(quizzes ?? []).map((each) => ({ value: each.id, label: quizName(each) }))}
        value={quizId}
        onChange={({ target }) => setQuizId(target.value)}
        help={t('You can only add questions to Upcoming quizzes.')}
        error={isRefused && !quiz ? t('Choose a quiz') : undefined}
      />
    </FormDialog>
  );
}

/** The seasons, and the quizzes of the chosen one to which questions can be added, once they are read. */
function useTargets(from: OpenQuiz, seasonId: string) {
  const gateway = useGateway();
  const session = useSession();
  const [seasons, setSeasons] = useState<readonly Season[]>([from.season]);
  const [found, setFound] = useState<{ seasonId: string; quizzes: readonly Quiz[] }>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isShown = true;
    readSeasons(gateway, session).then(
      (all) => isShown && setSeasons([from.season, ...all.filter(({ id }) => id !== from.season.id)]),
      (error: unknown) => isShown && setFailure(describeFailure(error).message),
    );
    return () => void (isShown = false);
  }, [gateway, session, from.season]);

  useEffect(() => {
    let isShown = true;
    readOpenQuizzes(gateway, seasonId).then(
      (quizzes) =>
        isShown && setFound({ seasonId, quizzes: quizzes.filter(({ id }) => id !== from.quiz.id) }),
      (error: unknown) => isShown && setFailure(describeFailure(error).message),
    );
    return () => void (isShown = false);
  }, [gateway, seasonId, from.quiz.id]);

  return { seasons, quizzes: found?.seasonId === seasonId ? found.quizzes : undefined, failure };
}
