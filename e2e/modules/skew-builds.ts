import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion } from '@console/shared/contract';
import { copyModule } from './module-copy';

type Against = {
  readonly workspace: string;
  /** The contract's version in this build. */
  readonly contract: string;
  /** The oldest contract version that the module declares it can run in. */
  readonly needsContract?: string;
};

/** Builds of the sources with an older or newer contract than that of this tree. */
export class SkewBuilds {
  private folder: Promise<string> | undefined;

  /** A folder with one subfolder for each build. */
  readonly root = (): Promise<string> =>
    (this.folder ??= mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-skew-')));

  /** Builds from a changed copy of the sources, into the folder of that name. */
  async build(name: string, { workspace, contract, needsContract }: Against): Promise<void> {
    const copy = await copyModule({ workspace });
    try {
      if (contract !== contractVersion) {
        await copy.edit(
          '../shared/src/compiled/contract/contract.ts',
          `'${contractVersion}'`,
          `'${contract}'`,
        );
        await copy.edit(
          '../shared/package.json',
          `"version": "${contractVersion}"`,
          `"version": "${contract}"`,
        );
      }
      if (needsContract)
        await copy.edit('package.json', '"private"', `"needsContract": "${needsContract}", "private"`);
      const program = ['--import', 'tsx', '../tools/build/build.ts'];
      await promisify(execFile)(process.execPath, program, { cwd: join(copy.folder, workspace) });
      await cp(join(copy.folder, workspace, 'dist'), join(await this.root(), name), { recursive: true });
    } finally {
      await copy.remove();
    }
  }

  /** The registry entry of the build of that name, on this host. */
  async lineOf(name: string, host: string): Promise<object> {
    const folder = join(await this.root(), name);
    const statement = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as object;
    const manifest = await readFile(join(folder, 'mf-manifest.json'));
    const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
    return { ...statement, entry: `${host}/${name}/mf-manifest.json`, integrity };
  }

  async remove(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}
