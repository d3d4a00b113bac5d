import type { OpenQuiz } from '@console/shared/access';
import { quizName, seasonName } from '@console/shared/format';
import type { PartialList } from '@console/shared/model';
import { Button, FormMessage, RemainingRows, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { PageStyle } from './page-style';
import { PrintChoices } from './print-choices';
import { Projector } from './projector';
import { AnswerKey, QuestionPaper } from './sheets';
import * as Styled from './sheets.styles';
import type { usePrintState } from './use-print-state';

type Props = OpenQuiz & {
  list: PartialList<Question>;
  state: ReturnType<typeof usePrintState>;
};

type ActionsProps = { onProject: () => void; onPrint: () => Promise<void> };

/** The ways to the paper and to the projector. */
export const PrintActions = ({ onProject, onPrint }: ActionsProps) => (
  <Toolbar>
    <Button onClick={onProject}>{t('Projector view')}</Button>
    <Button variant="primary" onClick={() => void onPrint()}>
      {t('Print')}
    </Button>
  </Toolbar>
);

/** What to print and how, and a preview. */
export function PrintQuestions({ season, quiz, list, state }: Props) {
  const questions = list.rows;
  const { options, change, slide, setSlide, leaveProjector } = state;
  const names = { season: seasonName(season), quiz: quizName(quiz) };
  return (
    <>
      <PageStyle $size={options.size} />
      {!list.isComplete && (
        <FormMessage tone="info">
          {t('questions 1–{count}.', { count: String(questions.length) })}{' '}
          <RemainingRows isPartial requestedAt={list.requestedAt} />
        </FormMessage>
      )}
      <PrintChoices options={options} onChange={change} />
      <Styled.Sheets data-printed $size={options.size} $isLarge={options.large} $hasColumns={options.columns}>
        {options.sheets !== 'key' && (
          <QuestionPaper {...names} questions={questions} hasLines={options.lines} />
        )}
        {options.sheets !== 'paper' && <AnswerKey {...names} questions={questions} />}
      </Styled.Sheets>
      {slide !== undefined && (
        <Projector
          title={names.quiz}
          questions={questions}
          slide={Math.min(slide, questions.length)}
          onSlide={setSlide}
          onLeave={leaveProjector}
        />
      )}
    </>
  );
}
