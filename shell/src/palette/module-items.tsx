import { Component, createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PaletteItems, RegistryEntry } from '@console/shared/contract';
import { t, translateIfKnown } from '@console/shared/i18n';
import { loadRemoteModule } from '../remotes/load/load-remote';
import { matching } from './matching';
import { Note } from './palette.styles';
import { Results } from './results';

/** Where notes about modules are said: below the results, because a listbox holds options only. */
export const NotesElement = createContext<HTMLElement | null>(null);

type ModuleItemsProps = { entry: RegistryEntry; search: string; onSelect: (to: string) => void };

/** What a module adds to the palette. A module that fails, or has nothing, takes no other with it. */
export function ModuleItems({ entry, search, onSelect }: ModuleItemsProps) {
  const [Items] = useState(() => lazy(async () => ({ default: await itemsOf(entry) })));
  const module = translateIfKnown(entry.title);
  const failed = <Said>{t('{module} can’t be searched now.', { module })}</Said>;
  return (
    <Boundary failed={failed}>
      <Suspense fallback={<Said isLoading>{t('Loading…')}</Said>}>
        <Items>
          {({ title, items, hasFailed }) =>
            hasFailed ? (
              failed
            ) : (
              <Results title={title} items={matching(items, search)} onSelect={({ to }) => onSelect(to)} />
            )
          }
        </Items>
      </Suspense>
    </Boundary>
  );
}

/** In place of the items of a module that was taken offline on purpose. */
export function SwitchedOff({ title }: { title: string }) {
  return <Said>{t('{module} is switched off for now.', { module: translateIfKnown(title) })}</Said>;
}

function Said({ isLoading, children }: { isLoading?: true; children: ReactNode }) {
  const notes = useContext(NotesElement);
  return notes && createPortal(<Note data-loads={isLoading}>{children}</Note>, notes);
}

const none: PaletteItems = () => null;

async function itemsOf(entry: RegistryEntry): Promise<PaletteItems> {
  const { paletteItems } = await loadRemoteModule(entry);
  return paletteItems ? paletteItems() : none;
}

class Boundary extends Component<{ failed: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    console.error('A module could not be searched', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
