import { useGateway, type DataGateway, type QuizKey } from '@console/shared/data';
import { useSession } from '@console/shared/session';
import type { Decisions } from '../review/decisions';
import type { SourceState } from '../source/source-state';

/** What was read and decided, and is not stored yet. */
type Unfinished = {
  readonly text: Map<string, TypedText>;
  readonly source: Map<string, SourceState>;
  readonly decisions: Map<string, Decisions>;
};

/** The text in the box, the one that was read from it last, and whether a person has typed it. */
export type TypedText = { readonly text: string; readonly readText: string; readonly isTyped: boolean };

/** Of this page: a gateway lives as long as it. */
const unfinished = new WeakMap<DataGateway, Unfinished>();

/**
 * What this person has read and decided for a quiz since the page was opened, so that another screen can be visited
 * meanwhile.
 */
export function useUnfinished({ seasonId, quizId }: QuizKey): Unfinished & {
  readonly key: string;
  /** Keeps nothing of this quiz any longer. */
  readonly forget: () => void;
} {
  const gateway = useGateway();
  const { uid } = useSession().person;
  const kept = unfinished.get(gateway) ?? { text: new Map(), source: new Map(), decisions: new Map() };
  unfinished.set(gateway, kept);
  const key = `${uid} ${seasonId} ${quizId}`;
  return { ...kept, key, forget: () => Object.values(kept).forEach((of) => of.delete(key)) };
}
