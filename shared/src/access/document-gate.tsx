import { ErrorState, LoadingState } from '@console/shared/ui';
import type { ReactNode } from 'react';
import { isRefused } from './is-refused';
import type { Missing } from './redirect-missing';
import { useLastKnown } from './use-last-known';

/** A document as a screen follows it; `null` is one that does not exist. */
export type DocumentQuery<Entity> = {
  currentData?: Entity | null;
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
  /** In place of a document that does not exist. */
  missing: ReactNode;
  /** In place of one that the database refuses to this person; an error state otherwise. */
  refused?: ReactNode;
  /** For forms: what is open stays open when the document is deleted, with what was typed. */
  keepsOpen?: boolean;
  /** `stored` is the document as it is now: `null` once it is deleted, `undefined` while that is not known. */
  children: (document: Entity, stored: Entity | null | undefined) => ReactNode;
}

/** Shows a document once it is loaded, and what stands in its place until then. */
export function DocumentGate<Entity extends object>(props: DocumentGateProps<Entity>) {
  const { what, query, frame, loading, missing, refused, keepsOpen, children } = props;
  const { currentData: stored, error, isFetching } = query;
  const lastKnown = useLastKnown(stored ?? undefined);
  const document = stored ?? (keepsOpen ? lastKnown : undefined);

  if (document) return children(document, stored);
  if (stored === null) return missing;
  // A refusal stays while the database is asked again, until it answers otherwise.
  if (refused && isRefused(error)) return refused;
  if (!error || isFetching) return frame(loading ?? <LoadingState label={`Loading the ${what}…`} />);
  return frame(
    <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void query.refetch()}>
      {error.message}
    </ErrorState>,
  );
}
