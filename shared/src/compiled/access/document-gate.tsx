import { t } from '@console/shared/i18n';
import type { FromCache } from '@console/shared/model';
import { ErrorState, LoadingState } from '@console/shared/ui';
import type { ReactNode } from 'react';
import { isRefused } from './is-refused';
import type { Missing } from './redirect-missing';
import { useLastKnown } from './use-last-known';

/** A document as a screen subscribes to it; `null` if it does not exist. */
export type DocumentQuery<Entity> = {
  currentData?: FromCache<Entity> | null;
  isFetching?: boolean;
  error?: { message?: string };
  refetch: () => unknown;
};

interface DocumentGateProps<Entity> {
  what: Missing['what'];
  query: DocumentQuery<Entity>;
  /** The page around the loading and the error state. */
  frame: (state: ReactNode) => ReactNode;
  loading?: ReactNode;
  /** Replaces a document that does not exist. */
  missing: ReactNode;
  /** Replaces a document that the user may not read; an error state otherwise. */
  refused?: ReactNode;
  /** For forms: an open form stays open, with its input, when the document is deleted. */
  keepsOpen?: boolean;
  /** `stored` is the stored document: `null` once it is deleted, `undefined` while that is not known. */
  children: (document: Entity, stored: FromCache<Entity> | null | undefined) => ReactNode;
}

/** Shows a document once it is loaded; until then a loading, error or missing state. */
export function DocumentGate<Entity extends object>(props: DocumentGateProps<Entity>) {
  const { what, query, frame, loading, missing, refused, keepsOpen, children } = props;
  const { currentData: stored, error, isFetching } = query;
  const lastKnown = useLastKnown(stored ?? undefined);
  const document = stored ?? (keepsOpen ? lastKnown : undefined);

  if (document) return children(document, stored);
  if (stored === null) return missing;
  // A permission denial is shown until the database answers otherwise, also during a refetch.
  if (refused && isRefused(error)) return refused;
  if (!error || isFetching)
    return frame(loading ?? <LoadingState label={t(`Loading the ${what}…`)} isForm={keepsOpen} />);
  return frame(
    <ErrorState title={t(`Couldn’t load the ${what}`)} onRetry={() => void query.refetch()}>
      {error.message}
    </ErrorState>,
  );
}
