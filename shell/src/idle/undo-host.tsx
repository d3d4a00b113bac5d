import { useEffect, useEffectEvent } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { provideActionTexts, UndoHost as Host, type TextsByKind } from '@console/shared/history';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { useRegistry } from '../updates/registry-context';

/** Undo of the page; also lets the history ask the modules about the actions of their own. */
export function UndoHost() {
  const { entries } = useRegistry();
  const load = useEffectEvent(() => Promise.all(entries.map(textsOf)));
  useEffect(() => provideActionTexts(() => load()), []);
  return <Host />;
}

/** What a module says of its actions. One that fails says nothing, and takes no other with it. */
async function textsOf(entry: RegistryEntry): Promise<TextsByKind> {
  try {
    const { actionTexts } = await loadRemoteModule(entry);
    return (await actionTexts?.()) ?? {};
  } catch (error) {
    console.warn(`The actions of ${entry.title} have no texts`, error);
    return {};
  }
}
