import type { RegistryEntry } from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';
import { inWords } from '../remotes/failure-words';
import { assertContract } from '../remotes/fit';
import { assertShared, sharedNeeds, type SharedNeed } from '../remotes/fit-shared';
import { filesOf, readManifest } from '../remotes/module-manifest';
import { providedVersions } from '../remotes/run-module';
import { wordsOf } from '../status/words-of';

/** What was found about a release without running any of its code. */
export type ModuleCheck = {
  readonly at: number;
  /** Why it would not run here; empty when it would. */
  readonly problems: readonly string[];
  /** The shared libraries it needs; missing when its manifest could not be read. */
  readonly needs?: readonly SharedNeed[];
};

/** Asks a module's server for its manifest, and judges what it says as a load would. */
export async function checkModule(entry: RegistryEntry): Promise<ModuleCheck> {
  const contract = problemsOf(() => assertContract(entry));
  const abandoned = new AbortController();
  try {
    const reading = readManifest(entry, abandoned.signal, 'reload');
    const manifest = await withinPatience(reading.catch(inWords([entry], abandoned.signal)));
    const needs = sharedNeeds(manifest, providedVersions());
    const files = problemsOf(() => filesOf(entry, manifest));
    const shared = problemsOf(() => assertShared(needs));
    return { at: Date.now(), problems: [...contract, ...files, ...shared], needs };
  } catch (error) {
    abandoned.abort(error);
    return { at: Date.now(), problems: [...contract, wordsOf(error)] };
  }
}

function problemsOf(judge: () => void): string[] {
  try {
    judge();
    return [];
  } catch (error) {
    return [wordsOf(error)];
  }
}
