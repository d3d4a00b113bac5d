import { quizName, seasonName } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { SelectField } from '@console/shared/ui';
import { t } from '../i18n';

type Props = {
  /** Missing while they are read. */
  seasons: readonly Season[] | undefined;
  seasonId: string;
  onSeason: (id: string) => void;
  /** Those of the season that take questions; missing while they are read. */
  quizzes: readonly Quiz[] | undefined;
  quizId: string;
  onQuiz: (id: string) => void;
  /** Whether it was submitted without a quiz. */
  isRefused: boolean;
};

/** Asks for a season, and for one of its quizzes to which questions can be added. */
export function TargetFields({ seasons, seasonId, onSeason, quizzes, quizId, onQuiz, isRefused }: Props) {
  return (
    <>
      <SelectField
        translate="no"
        label={t('Season')}
        placeholder={seasons ? undefined : t('Loading…')}
        options={(seasons ?? []).map((season) => ({ value: season.id, label: seasonName(season) }))}
        value={seasonId}
        onChange={({ target }) => onSeason(target.value)}
      />
      <SelectField
        data-safe
        translate="no"
        label={t('Quiz')}
        placeholder={quizzes ? t('Choose a quiz') : t('Loading…')}
        options={(quizzes ?? []).map((each) => ({ value: each.id, label: quizName(each) }))}
        value={quizId}
        onChange={({ target }) => onQuiz(target.value)}
        help={t('You can only add questions to Upcoming quizzes.')}
        error={isRefused ? t('Choose a quiz') : undefined}
      />
    </>
  );
}
