import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { FormActions, FormCard } from '@console/shared/forms';
import { takeCharacters, truncate } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import type { SharedContent } from '@console/shared/storage';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { noteShared } from '../import/source/shared-source';
import { useImportOf } from '../import/source/use-import-of';
import { TargetFields } from '../season-questions/target-fields';
import { useOpenQuizzes, useSeasons } from '../season-questions/use-targets';

const Beginning = styled.p`
  overflow: hidden;
  max-height: 9lh;
  padding: ${theme.space(3)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The number of characters by which people recognize a text. */
const shownLength = 300;

type Props = { shared: SharedContent; onDiscard: () => void };

/** Asks into which quiz what was shared is to be imported, and opens it there. */
export function ReceiveForm({ shared: { content, others }, onDiscard }: Props) {
  const navigate = useNavigate();
  const chosen = useChosenQuiz();
  const { seasonId, quizId, quizzes, seasons, failure } = chosen;
  const [isRefused, setRefused] = useState(false);
  const openImport = useImportOf({ seasonId, quizId });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(quizId === '');
    if (quizId === '') return event.currentTarget.querySelector<HTMLElement>('[data-safe]')?.focus();
    noteShared(content);
    openImport(content);
    void navigate(pathTo(paths.questionImport, { season: seasonId, quiz: quizId }), { replace: true });
  };
  return (
    <FormCard onSubmit={handleSubmit}>
      <Content content={content} />
      {others > 0 && (
        <FormMessage tone="info">
          {t(
            '{count, plural, one {# more file was} other {# more files were}} shared. Only the first can be imported: share the others one at a time.',
            { count: others },
          )}
        </FormMessage>
      )}
      <TargetFields {...chosen} isRefused={isRefused && quizId === ''} />
      {seasons?.length === 0 && <FormMessage tone="info">{t('You have no active season.')}</FormMessage>}
      {quizzes?.length === 0 && (
        <FormMessage tone="info">{t('This season has no Upcoming quiz.')}</FormMessage>
      )}
      {failure && <FormMessage>{failure}</FormMessage>}
      <FormActions>
        <Button type="submit" variant="primary">
          {t('Import Questions')}
        </Button>
        <Button onClick={onDiscard}>{t('Discard')}</Button>
      </FormActions>
    </FormCard>
  );
}

/** The season and the quiz that are chosen; at first the selected ones, if questions can be added there. */
function useChosenQuiz() {
  const selection = useSelection();
  const [choice, setChoice] = useState({ season: selection.seasonId, quiz: selection.quizId });
  const { value: seasons, failure } = useSeasons();
  const season = seasons?.find(({ id }) => id === choice.season) ?? seasons?.[0];
  const found = useOpenQuizzes(season?.id);
  const quizzes = season && found.value;
  return {
    seasons,
    seasonId: season?.id ?? '',
    onSeason: (id: string) => setChoice({ season: id, quiz: null }),
    quizzes,
    quizId: quizzes?.find(({ id }) => id === choice.quiz)?.id ?? '',
    onQuiz: (id: string) => setChoice({ season: season?.id ?? null, quiz: id }),
    failure: failure ?? found.failure,
  };
}

/** The name of a file, or the beginning of a text. */
function Content({ content }: Pick<SharedContent, 'content'>) {
  if (typeof content !== 'string')
    return <p dir="auto">{t('File: {name}', { name: truncate(content.name, 100) })}</p>;
  const { text, cut } = takeCharacters(content, shownLength);
  return (
    <Beginning dir="auto" translate="no">
      {cut ? `${text}…` : text}
    </Beginning>
  );
}
