import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z]+-mfe$/, 'must be lower-case letters and -mfe')),
  console: v.object({
    title: v.string(),
    access: v.picklist(['staff', 'public']),
    /** The paths that it serves. */
    paths: v.array(v.string()),
    port: v.number(),
  }),
});

/** What a module's `package.json` says about it; the shell reads the same from the registry at run time. */
export type ModuleFacts = {
  /** Folder and npm workspace. */
  readonly workspace: string;
  /** Federation container: an identifier that is not a reserved word (as `public` would be). */
  readonly name: string;
  readonly title: string;
  /** Port of the local server unless the environment variable `portVariable` sets another. */
  readonly port: number;
  readonly portVariable: string;
  /** Routes that belong only to this module. */
  readonly paths: readonly string[];
  readonly access: 'staff' | 'public';
};

/** The facts about the module in this folder. @throws if its `package.json` is not that of a module. */
export function moduleIn(folder: string): ModuleFacts {
  const file = join(folder, 'package.json');
  const parsed = v.safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not that of a module: ${v.summarize(parsed.issues)}`);
  const { name: workspace, console: facts } = parsed.output;
  const shortName = workspace.replace(/-mfe$/, '');
  return {
    ...facts,
    workspace,
    name: `${shortName}_mfe`,
    portVariable: `CONSOLE_PORT_${shortName.toUpperCase()}`,
  };
}
