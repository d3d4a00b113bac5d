import { useEffect, useRef, type RefObject } from 'react';
import { identityOf } from '@console/shared/model';
import { NavigationType, useLocation, useNavigationType } from '@console/shared/router';
import { isNewIn } from '../form/use-show-question';
import { onPhone } from '../on-phone';

/**
 * Keeps the chosen question in view. On a phone the page scrolls: it opens at its heading, except to show a new question,
 * and stays where it is while questions are moved.
 */
export function useScrollToChosen(list: RefObject<HTMLElement | null>, chosenId: string | undefined): void {
  const location = useLocation();
  // Not when the page is loaded again.
  const isArrival = useNavigationType() === NavigationType.Replace;
  const isNew = isArrival && chosenId !== undefined && isNewIn(location.state, chosenId);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const current = chosenId && identityOf(chosenId);
    const isAnother = before.current !== undefined && before.current !== current;
    before.current = current;
    if (!isNew && !isAnother && onPhone()) return;
    const show = () => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    // The page itself scrolls to its top when it is opened.
    if (isNew) queueMicrotask(show);
    else show();
  }, [list, chosenId, isNew]);
}
