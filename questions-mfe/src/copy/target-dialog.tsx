import { useState } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import type { QuizKey } from '@console/shared/data';
import { useListFocus } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { FormMessage } from '@console/shared/ui';
import { t } from '../i18n';
import { FormDialog } from '../form/form-dialog';
import { TargetFields } from '../season-questions/target-fields';
import { useOpenQuizzes, useSeasons } from '../season-questions/use-targets';

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
  const found = { seasons: useSeasons(), quizzes: useOpenQuizzes(seasonId) };
  const others = found.seasons.value?.filter(({ id }) => id !== from.season.id) ?? [];
  const quizzes = found.quizzes.value?.filter(({ id }) => id !== from.quiz.id);
  const failure = found.seasons.failure ?? found.quizzes.failure;
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
      <TargetFields
        seasons={[from.season, ...others]}
        {...{ seasonId, quizzes, quizId }}
        onSeason={(id) => {
          setSeasonId(id);
          setQuizId('');
        }}
        onQuiz={setQuizId}
        isRefused={isRefused && !quiz}
      />
    </FormDialog>
  );
}
