import { paths, pathTo } from '@console/shared/model';
import { Button, Icon, LinkButton, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './history.styles';
import type { HistoryView } from './use-history-view';
import { useScopes } from './use-scopes';

interface ScopeChipProps {
  seasonId: string;
  view: HistoryView;
  /** After its click, which removes it. */
  onRemoved: () => void;
}

/**
 * What the history is narrowed to, such as a quiz, whose questions are a press away; a click shows the whole season.
 */
export function ScopeChip({ seasonId, view, onRemoved }: ScopeChipProps) {
  const { value: shown, scopes } = useScopes(seasonId, view);
  const { scope } = view.filters;
  if (scope === 'all') return null;
  return (
    <>
      <Button
        onClick={() => {
          view.change({ scope: 'all' });
          onRemoved();
        }}
      >
        <VisuallyHidden>{t('Remove filter:')} </VisuallyHidden>
        <Styled.Chip dir="auto" translate="no">
          {scopes.find(({ value }) => value === shown)?.label}
        </Styled.Chip>
        <Icon name="close" />
      </Button>
      {scope === 'quiz' && (
        <LinkButton variant="quiet" to={pathTo(paths.questionList, { season: seasonId, quiz: view.quizId })}>
          {t('Questions')}
        </LinkButton>
      )}
    </>
  );
}
