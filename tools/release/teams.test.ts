import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import firebase from '../../firebase.json';
import { readsOfModule } from '../build/builds';
import { modules } from '../registry/modules';

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const teams = modules.map((module) => [module.workspace.replace('-mfe', ''), module] as const);

describe('the team of every module', () => {
  it.each(teams)(
    '%s releases when, and only when, something that its build reads changes',
    (name, module) => {
      const [, listed = ''] =
        /\n {4}paths:\n((?: {6}- .*\n)+)/.exec(read(`.github/workflows/release-${name}.yml`)) ?? [];
      const paths = [...listed.matchAll(/- (\S+)/g)].map(([, path = '']) => path.replace(/\/\*\*$/, ''));
      expect(paths.sort()).toEqual([...readsOfModule(module)].sort());
    },
  );

  it.each(teams)(
    '%s has its own host, which responds to a missing file without a page',
    (name, { workspace }) => {
      const site = firebase.hosting.find(({ target }) => target === `console-${name}`);
      expect(site?.public).toBe(`.deployment/production/${workspace}`);
      expect(site).not.toHaveProperty('rewrites');
    },
  );
});
