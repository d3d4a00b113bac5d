import { Button, FormMessage, Toolbar, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import type { WatchedQuestions } from '../season-questions/watch-season-questions';
import * as Styled from './find.styles';

interface ReadingNotesProps {
  read: WatchedQuestions;
  isEverywhere: boolean;
  onRetry: () => void;
}

/** How many names are listed. */
const mostNames = 5;

/** What is not searched: because it is loading, because there is no connection, or because it could not be read. */
export function ReadingNotes({ read, isEverywhere, onRetry }: ReadingNotesProps) {
  const isOnline = useIsOnline();
  const { done, total, failed } = read;
  const progress = { done: `${done}`, total: `${total}` };
  const loading = isEverywhere
    ? t('Loading {done} of {total} seasons', progress)
    : t('Loading {done} of {total} quizzes', progress);
  const names = failed.slice(0, mostNames).map((name) => `“${name}”`);
  return (
    <Styled.Notes>
      {!isOnline && done < total && (
        <FormMessage tone="info">{t('You’re offline. Some questions may be missing.')}</FormMessage>
      )}
      {failed.length > 0 && (
        <FormMessage>
          <p>
            {t(
              '{count, plural, one {One part couldn’t be loaded and isn’t} other {# parts couldn’t be loaded and aren’t}} searched: {names}',
              {
                count: failed.length,
                names: names.join(', ') + (failed.length > mostNames ? ' …' : ''),
              },
            )}
          </p>
          <Toolbar>
            <Button onClick={onRetry}>{t('Retry')}</Button>
          </Toolbar>
        </FormMessage>
      )}
      {isOnline && done < total && (
        <Styled.Progress>
          <progress max={total} value={done} aria-label={loading} />
          <span>{loading}</span>
        </Styled.Progress>
      )}
    </Styled.Notes>
  );
}
