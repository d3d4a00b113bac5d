import { useSyncExternalStore } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { reportFailure } from '@console/shared/failures';
import { toUserMessage } from '../../errors/to-user-message';

/** What this tab has recorded of a module; each `at` is a moment, `took` in milliseconds. */
export type ModuleTrace = {
  readonly isLoading?: boolean;
  readonly loaded?: { readonly at: number; readonly took: number };
  /** The last failure, while it was loaded or rendered; it stays when the next attempt succeeds. */
  readonly failed?: { readonly at: number; readonly message: string };
};

type Module = Pick<RegistryEntry, 'name' | 'release' | 'contract'>;

const untouched: ModuleTrace = {};
const traces = new Map<string, ModuleTrace>();
const listeners = new Set<() => void>();

const traceOf = ({ name }: Module): ModuleTrace => traces.get(name) ?? untouched;

function change(module: Module, seen: ModuleTrace): void {
  traces.set(module.name, { ...traceOf(module), ...seen });
  listeners.forEach((listener) => listener());
}

/** Records a load from its beginning to its end, unless it is abandoned for another, and returns it. */
export function recordLoad<T>(module: Module, load: Promise<T>, abandoned: AbortSignal): Promise<T> {
  const began = performance.now();
  change(module, { isLoading: true });
  load.then(
    () => {
      if (abandoned.aborted) return;
      change(module, {
        isLoading: false,
        loaded: { at: Date.now(), took: performance.now() - began },
      });
    },
    (error: unknown) => {
      if (abandoned.aborted) return;
      change(module, { isLoading: false });
      recordFailure(module, error);
    },
  );
  return load;
}

export function recordFailure(module: Module, error: unknown): void {
  change(module, { failed: { at: Date.now(), message: toUserMessage(error) } });
  reportFailure('screen', error, module);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to what this tab has recorded of a module. */
export const useModuleTrace = (module: Module): ModuleTrace =>
  useSyncExternalStore(subscribe, () => traceOf(module));
