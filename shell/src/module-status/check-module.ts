import type { RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { withTimeout } from '../lib/with-timeout';
import { explainFailure } from '../remotes/load/load-failure';
import { assertContract } from '../remotes/registry/fit';
import { assertShared, sharedNeeds, type SharedNeed } from '../remotes/registry/fit-shared';
import { missingScripts } from '../remotes/registry/missing-scripts';
import { filesOf, readManifest } from '../remotes/registry/module-manifest';
import { providedVersions } from '../remotes/load/run-module';
import { toUserMessage } from '../errors/to-user-message';

/** The result of checking a release without running any of its code. */
export type ModuleCheck = {
  readonly at: number;
  /** Why it would not run here; empty when it would. */
  readonly problems: readonly string[];
  /** The shared libraries it needs; missing when its manifest could not be read. */
  readonly needs?: readonly SharedNeed[];
};

/** Requests a module's manifest from its server, and validates it as a load would. */
export async function checkModule(entry: RegistryEntry): Promise<ModuleCheck> {
  const abandoned = new AbortController();
  try {
    const reading = readManifest(entry, abandoned.signal, 'reload');
    const manifest = await withTimeout(reading.catch(explainFailure([entry], abandoned.signal)));
    const contract = problemsOf(() => assertContract(entry, manifest));
    const needs = sharedNeeds(manifest, providedVersions());
    const files = problemsOf(() => filesOf(entry, manifest));
    const shared = problemsOf(() => assertShared(needs));
    const missing = await withTimeout(missingScripts(entry, manifest));
    const lacks = missing.map((file) => t('The file {file} is missing on its server.', { file }));
    return { at: Date.now(), problems: [...contract, ...files, ...shared, ...lacks], needs };
  } catch (error) {
    abandoned.abort(error);
    return { at: Date.now(), problems: [...problemsOf(() => assertContract(entry)), toUserMessage(error)] };
  }
}

function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [toUserMessage(error)];
  }
}
