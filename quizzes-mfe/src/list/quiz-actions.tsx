import { quizLink, useConfig } from '@console/shared/config';
import { quizName } from '@console/shared/format';
import { RowMenu, ShareButton } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { Button, CopyButton, LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuizLinks } from './use-quiz-links';

interface QuizActionsProps {
  seasonId: string;
  quiz: Quiz;
  onDelete: (quiz: Quiz) => void;
}

/** The actions of a quiz in the list. */
export function QuizActions({ seasonId, quiz, onDelete }: QuizActionsProps) {
  const config = useConfig();
  const links = useQuizLinks(quiz);
  const publicLink = quizLink(config, seasonId, quiz.id);
  return (
    <>
      <LinkButton variant="quiet" {...links.questions}>
        {t('View Questions')}
      </LinkButton>
      <LinkButton variant="quiet" {...links.edit}>
        {t('Edit Quiz')}
      </LinkButton>
      <RowMenu name={quizName(quiz)}>
        <span data-keeps-open>
          <CopyButton text={publicLink} label={t('Copy Quiz')} copiedLabel={t('Link copied')} />
        </span>
        <ShareButton title={quizName(quiz)} url={publicLink} />
        <Button variant="quietDanger" onClick={() => onDelete(quiz)}>
          {t('Delete Quiz')}
        </Button>
      </RowMenu>
    </>
  );
}
