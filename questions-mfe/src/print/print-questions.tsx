import type { OpenQuiz } from '@console/shared/access';
import { quizName, seasonName } from '@console/shared/format';
import type { PartialList } from '@console/shared/model';
import { Button, FormMessage, Page, RemainingRows, Toolbar, type PageProps } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { PageStyle } from './page-style';
import { PrintChoices } from './print-choices';
import { Projector } from './projector';
import { AnswerKey, QuestionPaper } from './sheets';
import * as Styled from './sheets.styles';
import { usePrint } from './use-print';
import { usePrintState } from './use-print-state';

type Props = OpenQuiz & {
  frame: Omit<PageProps, 'children'>;
  list: PartialList<Question>;
};

/** What to print and how, and a preview. */
export function PrintQuestions({ season, quiz, list, frame }: Props) {
  const questions = list.rows;
  const { options, change, slide, openProjector, setSlide, leaveProjector } = usePrintState();
  const names = { season: seasonName(season), quiz: quizName(quiz) };
  const print = usePrint(`${names.season} - ${names.quiz}`);
  return (
    <Page
      {...frame}
      actions={
        <Toolbar>
          <Button onClick={openProjector}>{t('Projector view')}</Button>
          <Button variant="primary" onClick={() => void print()}>
            {t('Print')}
          </Button>
        </Toolbar>
      }
    >
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
    </Page>
  );
}
