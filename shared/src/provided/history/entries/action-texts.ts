import { useEffect, useState } from 'react';
import { historyKinds } from './entry';

/** An action of which a sentence is made. */
export type DescribedAction = {
  /** “You”, or the name of the person. */
  readonly who: string;
  /** The name of the first document that it changed. */
  readonly what: string;
};

/** What the history says of a kind of action. */
export type ActionTexts = {
  /** What it is called, such as `Results published`. */
  readonly label: string;
  /** Who did what, in one sentence. */
  readonly describe: (action: DescribedAction) => string;
};

/** By the kind that the action is recorded with. */
export type TextsByKind = Readonly<Record<string, ActionTexts>>;

type Load = () => Promise<readonly TextsByKind[]>;

let provide: (load: Load) => void;
const provided = new Promise<Load>((resolve) => (provide = resolve));

/** Receives what loads the texts of all modules; the shell calls it once. */
export const provideActionTexts = (load: Load): void => provide(load);

const none: TextsByKind = {};
const known: ReadonlySet<string> = new Set(historyKinds);

/** What modules say of the actions of their own. They are asked when one of these kinds is none of the console's. */
export function useActionTexts(kinds: readonly string[]): TextsByKind {
  const [found, setFound] = useState(none);
  const isNeeded = kinds.some((kind) => kind !== '' && !known.has(kind));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isShown = true;
    const ask = async () => {
      const texts = await (await provided)();
      if (isShown) setFound(Object.assign({}, ...texts) as TextsByKind);
    };
    void ask();
    return () => void (isShown = false);
  }, [isNeeded]);
  return found;
}
