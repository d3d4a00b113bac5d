import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractVersion } from '@console/shared/contract';
import { firstScripts, readBuild } from '../../tools/release/module-build';
import { copyModule, type ModuleCopy } from './module-copy';

type Against = {
  readonly workspace: string;
  /** The contract's version in this build. */
  readonly contract: string;
  /** Its code uses an export that is new in contract 1.1.0. */
  readonly usesNewExport?: true;
};

/** Stands for an export that contract 1.1.0 adds. */
const newExport = 'addedLater';

/** Gives quizzes one more field, which the form of their module has. */
async function addField({ edit }: ModuleCopy, workspace: string): Promise<void> {
  const title = "title: text('title', { max: limits.name, required: true }),";
  const entity = '../shared/src/compiled/model/entities/quiz.ts';
  await edit(entity, title, `${title} prize: text('prize', { max: limits.name }),`);
  if (workspace !== 'quizzes-mfe') return;
  const titleField = "title: textField({ label: t('Title'), required: true }),";
  await edit('src/quiz.form.ts', titleField, `${titleField} prize: textField({ label: 'Prize' }),`);
  const input = "<TextField autoFocus={startsTyping} {...form.field('title')} />";
  await edit('src/form/quiz-form.tsx', input, `${input} <TextField {...form.field('prize')} />`);
}

/** Builds of the sources with an older or newer contract than that of this tree. */
export class SkewBuilds {
  private folder: Promise<string> | undefined;

  /** A folder with one subfolder for each build. */
  readonly root = (): Promise<string> =>
    (this.folder ??= mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-skew-')));

  /** Builds from a changed copy of the sources, into the folder of that name. */
  async build(name: string, { workspace, contract, usesNewExport }: Against): Promise<void> {
    const copy = await copyModule({ workspace });
    try {
      if (contract !== contractVersion) {
        await copy.edit(
          '../shared/src/compiled/contract/version.ts',
          `'${contractVersion}'`,
          `'${contract}'`,
        );
        await copy.edit(
          '../shared/package.json',
          `"version": "${contractVersion}"`,
          `"version": "${contract}"`,
        );
      }
      if (contract.startsWith('2.'))
        await copy.edit('../shared/exports.json', `"${contractVersion}"`, `"${contract}"`);
      if (contract.startsWith('1.1.')) {
        await copy.edit(
          '../shared/src/provided/config/index.ts',
          'export { ConfigError',
          `export const ${newExport} = 'added later';\nexport { ConfigError`,
        );
        await copy.edit(
          '../shared/exports.json',
          '"@console/shared/config": {',
          `"@console/shared/config": { "${newExport}": "${contract}",`,
        );
        await addField(copy, workspace);
      }
      if (usesNewExport)
        await copy.edit(
          'src/module.ts',
          'import { defineModule',
          `import { ${newExport} } from '@console/shared/config';\nObject.assign(globalThis, { ${newExport} });\nimport { defineModule`,
        );
      const program = ['--import', 'tsx', '../tools/build/build.ts'];
      await promisify(execFile)(process.execPath, program, { cwd: join(copy.folder, workspace) });
      await cp(join(copy.folder, workspace, 'dist'), join(await this.root(), name), { recursive: true });
    } finally {
      await copy.remove();
    }
  }

  /** The registry entry of the build of that name, on this host. */
  async lineOf(name: string, host: string): Promise<object> {
    const build = await readBuild(join(await this.root(), name));
    const { statement, integrity } = build;
    const entry = `${host}/${name}/mf-manifest.json`;
    return { ...statement, entry, integrity, scripts: firstScripts(build) };
  }

  async remove(): Promise<void> {
    if (this.folder) await rm(await this.folder, { recursive: true, force: true });
  }
}
