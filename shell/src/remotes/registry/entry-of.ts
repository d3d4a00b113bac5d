import type { Registry, RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { publicTitles, titleAt } from '@console/shared/model';

/** Returns the module that the registry names for a path. */
export const entryOf = ({ entries }: Registry, path: string): RegistryEntry | undefined =>
  entries.find(({ paths }) => paths.includes(path));

/** A page that no usable registry entry has, and why, as a sentence; without one, it is switched off on purpose. */
export type UnavailablePage = Pick<RegistryEntry, 'title' | 'access'> & { readonly reason?: string };

/** Why a path has no usable entry: it was refused, withdrawn, or is missing. `undefined` for an unknown path. */
export function unavailableAt(
  { refused, withdrawn = [] }: Registry,
  path: string,
): UnavailablePage | undefined {
  const line = refused.find(({ paths }) => paths.includes(path));
  if (line)
    return {
      ...line,
      reason: t('The registry entry is invalid: {problems}.', { problems: line.wrong.join('; ') }),
    };
  const off = withdrawn.find(({ paths }) => paths.includes(path));
  if (off) return off;
  const title = titleAt(path);
  if (!title) return undefined;
  const access = path in publicTitles ? 'public' : 'staff';
  return { title, access, reason: t('This page is temporarily unavailable. Try again soon.') };
}
