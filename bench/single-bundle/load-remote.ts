import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import type * as original from '../../shell/src/remotes/load/load-remote';

const modules: Readonly<Record<string, () => Promise<{ remoteModule: RemoteModule }>>> = {
  seasons_mfe: () => import(/* webpackChunkName: "seasons_mfe" */ '../../seasons-mfe/src/module'),
  quizzes_mfe: () => import(/* webpackChunkName: "quizzes_mfe" */ '../../quizzes-mfe/src/module'),
  questions_mfe: () => import(/* webpackChunkName: "questions_mfe" */ '../../questions-mfe/src/module'),
  settings_mfe: () => import(/* webpackChunkName: "settings_mfe" */ '../../settings-mfe/src/module'),
  public_mfe: () => import(/* webpackChunkName: "public_mfe" */ '../../public-mfe/src/module'),
};

const loads = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();

const loadedModule = ({ name }: RegistryEntry): RemoteModule | undefined => loaded.get(name);

const requestedModule = ({ name }: RegistryEntry): Promise<RemoteModule> | undefined => loads.get(name);

function loadRemoteModule({ name }: RegistryEntry): Promise<RemoteModule> {
  const load = loads.get(name) ?? loadChunk(name);
  loads.set(name, load);
  return load;
}

async function loadChunk(name: string): Promise<RemoteModule> {
  const found = await modules[name]?.();
  if (!found) throw new Error(`There is no module ${name}`);
  loaded.set(name, found.remoteModule);
  return found.remoteModule;
}

function forgetModule({ name }: RegistryEntry): void {
  loads.delete(name);
  loaded.delete(name);
}

// Exports the same names as the shell's loader.
const loader = { requestedModule, loadedModule, loadRemoteModule, forgetModule };
loader satisfies typeof original;

export { requestedModule, loadedModule, loadRemoteModule, forgetModule };
