import { quizLink, useConfig } from '@console/shared/config';
import { paths, pathTo, type Quiz } from '@console/shared/model';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { Button, CopyButton, LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { storeQuizDetails } from '../store-quiz-details';

interface QuizActionsProps {
  seasonId: string;
  quiz: Quiz;
  onDelete: (quiz: Quiz) => void;
}

/** The actions of a quiz in the list. */
export function QuizActions({ seasonId, quiz, onDelete }: QuizActionsProps) {
  const config = useConfig();
  const dispatch = useDispatch();
  const place = { season: seasonId, quiz: quiz.id };
  const handleOpen = () => {
    dispatch(quizOpened(quiz.id));
    storeQuizDetails(quiz);
  };
  return (
    <>
      <LinkButton variant="quiet" to={pathTo(paths.questionList, place)} onClick={handleOpen}>
        {t('View Questions')}
      </LinkButton>
      <LinkButton variant="quiet" to={pathTo(paths.quizEdit, place)} onClick={handleOpen}>
        {t('Edit Quiz')}
      </LinkButton>
      <CopyButton
        text={quizLink(config, seasonId, quiz.id)}
        label={t('Copy Quiz')}
        copiedLabel={t('Link copied')}
      />
      <Button variant="quietDanger" onClick={() => onDelete(quiz)}>
        {t('Delete Quiz')}
      </Button>
    </>
  );
}
