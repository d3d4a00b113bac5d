import { contractVersion, isServedContract, type ModuleStatement } from '@console/shared/contract';
import recorded from '@console/shared/exports.json';
import {
  Compilation,
  sources,
  WebpackError,
  type Compiler,
  type Module,
  type WebpackPluginInstance,
} from 'webpack';

const name = 'contract-use';

/** Since which contract version the shell provides each export, by door. */
const since: Readonly<Record<string, Readonly<Record<string, string>>>> = recorded;

/** The exports that a shell of this tree provides, by door. */
export const providedExports = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(since).map(([door, exports]) => [door, Object.keys(exports)]));

/**
 * Writes what a module uses of the contract: `uses.json` has the exports by door, which a release compares with those
 * of the live shell; `module.json` has the oldest contract version that provides them all, unless the module's
 * `package.json` asks for a newer one; the manifest has those that not every version of this major version provides.
 */
export const contractUse = (statement: ModuleStatement): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const { processAssets } = compilation.hooks;
      const emit = (file: string, value: unknown) =>
        compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`));
      processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const uses = usedExports(compilation, (problem) =>
          compilation.errors.push(new WebpackError(problem)),
        );
        emit('uses.json', uses);
        emit('module.json', { ...statement, needsContract: neededContract(uses, statement.needsContract) });
      });
      processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.updateAsset('mf-manifest.json', (source) => {
          const manifest = JSON.parse(String(source.source())) as object;
          const newExports = newIn(usedExports(compilation));
          return new sources.RawSource(JSON.stringify({ ...manifest, newExports }));
        }),
      );
    });
  },
});

/** The used exports by door. Reports those that the shell does not provide, and doors that are used as a whole. */
function usedExports(
  compilation: Compilation,
  report: (problem: string) => void = () => undefined,
): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const door = consumedBy(module);
    const provided = door && since[door];
    if (!door || !provided) continue;
    const used = new Set<string>();
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module))
      for (const reference of dependency
        ? compilation.getDependencyReferencedExports(dependency, undefined)
        : []) {
        const [exported] = Array.isArray(reference) ? reference : reference.name;
        if (exported === undefined)
          report(
            `Import what you use of ${door} by name: a release compares it with what the live shell provides.`,
          );
        else if (!provided[exported]) report(`${door} does not provide ${exported}.`);
        else used.add(exported);
      }
    uses[door] = [...used].sort();
  }
  return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The shared library that a module of the build stands for. */
function consumedBy(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const { options } = module;
  const key: unknown = Object(options) === options ? Reflect.get(options as object, 'shareKey') : undefined;
  return typeof key === 'string' ? key : undefined;
}

type NewExport = { readonly library: string; readonly name: string; readonly since: string };

const baseline = contractVersion.replace(/\.\d+\.\d+$/, '.0.0');

const newIn = (uses: Record<string, string[]>): NewExport[] =>
  Object.entries(uses).flatMap(([library, names]) =>
    names
      .map((exported) => ({ library, name: exported, since: since[library]?.[exported] ?? contractVersion }))
      .filter((each) => each.since !== baseline),
  );

/** The newest of the versions since which the used exports are provided; `undefined` if it is that of the contract. */
function neededContract(uses: Record<string, string[]>, declared = baseline): string | undefined {
  const versions = newIn(uses).map((each) => each.since);
  const needed = versions.reduce((a, b) => (isServedContract(b, a) ? a : b), declared);
  return needed === contractVersion ? undefined : needed;
}
