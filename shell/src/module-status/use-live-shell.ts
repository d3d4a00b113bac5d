import { useEffect, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';

/** What has releases: a module, or the shell. */
export type Released = Pick<RegistryEntry, 'name' | 'title' | 'release' | 'releasedAt'>;

/** What its site states of the shell: `npm run hosting` writes it. Nothing where a development server serves the page. */
async function readLiveShell(): Promise<readonly Released[]> {
  if (!document.documentElement.dataset.release) return [];
  const response = await fetch('/deployment.json', { cache: 'no-cache', credentials: 'same-origin' });
  const stated = Object(await response.json()) as Record<string, unknown>;
  const { release, releasedAt } = stated;
  return typeof release === 'string' && typeof releasedAt === 'string'
    ? [{ name: 'shell', title: t('Shell'), release, releasedAt }]
    : [];
}

/** The live release of the shell, which may be newer than this page; empty until it is known. */
export function useLiveShell(): readonly Released[] {
  const [shell, setShell] = useState<readonly Released[]>([]);
  useEffect(() => {
    readLiveShell().then(setShell, (error: unknown) => console.warn('The shell’s release is unknown', error));
  }, []);
  return shell;
}
