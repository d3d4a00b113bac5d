import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { t } from '@console/shared/i18n';
import type { PartialList } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { useIsPrinting } from './use-is-printing';
import { notify, useIsOnline, useListView, type ListOptions } from '@console/shared/ui';

/** The number of rows that paper has at most; of a longer list, or one with rows that are not loaded, it has the page that is shown, and says so. */
const mostPrinted = 1000;

/** After two seconds also on a page that never rests. Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 0);

/**
 * The view of a list and its controls, which the first rows do not wait for: they load in an idle moment after them, or at
 * once when the panel of filters is opened. Paper has all rows. Says so when that fails; opening the panel again tries again.
 */
export function useListTools<
  Row,
  Tools extends Pick<ListOptions<Row>, 'arrange' | 'fold'> & { openCard: (event: MouseEvent) => void },
>(
  load: () => Promise<Tools>,
  list: PartialList<Row> | undefined,
  options: Pick<ListOptions<Row>, 'textOf' | 'statuses'>,
) {
  const [tools, setTools] = useState<Tools>();
  /** Whether the person has opened or closed the panel. */
  const [isOpen, setOpen] = useState<boolean>();

  const isOnline = useIsOnline();
  const isMissing = list !== undefined && !tools;
  const view = useListView(list, {
    ...options,
    person: useSession().person.uid,
    arrange: tools?.arrange,
    fold: tools?.fold,
  });
  const [isFiltered] = useState(view.isFiltered);
  const isFiltering = isOpen ?? isFiltered;

  const start = useCallback(() => load().then((loaded) => setTools(() => loaded)), [load]);
  useEffect(() => {
    if (isMissing) whenIdle(() => void start().catch(console.error));
    // Again when the connection is back: a sorted list has no rows without them.
  }, [start, isMissing, isOnline]);

  const toggleFilters = () => {
    setOpen(!tools || !isFiltering);
    if (!tools)
      start().catch(() => {
        setOpen(undefined);
        const message = t('Check your connection, then try again.');
        notify({ title: t('Couldn’t load this'), message, tone: 'danger' });
      });
  };
  /** A press that comes before they have loaded is not lost. Without a connection, the links in the cards remain. */
  const openCard = (event: MouseEvent) =>
    void load().then(
      (loaded) => loaded.openCard(event),
      () => undefined,
    );
  const isWhole = useIsPrinting() && view.found <= mostPrinted && view.found === view.allFound.length;
  return {
    tools,
    view: isWhole ? { ...view, shown: view.allFound, page: 1 } : view,
    isFiltering,
    toggleFilters,
    openCard,
  };
}
