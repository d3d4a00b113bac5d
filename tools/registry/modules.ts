import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../root';
import { moduleIn, type ModuleFacts } from './module-facts';

const { workspaces } = v.parse(
  v.object({ workspaces: v.optional(v.array(v.string()), []) }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);

/** The modules of this repository: its workspaces whose names end in `-mfe`. */
export const modules: readonly ModuleFacts[] = workspaces
  .filter((workspace) => workspace.endsWith('-mfe'))
  .map((workspace) => moduleIn(join(root, workspace)));

/** The shell, whose build knows none of the modules above. */
export const shellFacts = {
  workspace: 'shell',
  name: 'shell',
  title: 'Shell',
  port: 3000,
  portVariable: 'CONSOLE_PORT_SHELL',
} as const;
