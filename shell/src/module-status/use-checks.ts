import { useCallback, useEffect, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { checkModule, type ModuleCheck } from './check-module';

/** The last check of a module, if any, and whether another is running. */
export type Checked = { readonly isChecking: boolean; readonly last?: ModuleCheck };

type Entries = readonly RegistryEntry[];

const unchecked: Checked = { isChecking: true };

/** Checks all modules concurrently, and again any one on demand. */
export function useChecks(entries: Entries) {
  const [checks, setChecks] = useState<Readonly<Record<string, Checked>>>({});
  const check = useCallback((requested: Entries) => {
    for (const entry of requested) {
      const put = (next: (before: Checked) => Checked) =>
        setChecks((all) => ({ ...all, [entry.name]: next(all[entry.name] ?? unchecked) }));
      put((before) => ({ ...before, isChecking: true }));
      void checkModule(entry).then((last) => put(() => ({ isChecking: false, last })));
    }
  }, []);
  useEffect(() => check(entries), [check, entries]);
  return { check, checkOf: ({ name }: RegistryEntry): Checked => checks[name] ?? unchecked };
}
