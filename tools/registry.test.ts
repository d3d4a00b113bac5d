import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@console/shared/config';
import { contractVersion, parseRegistry, type RegistryEntry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { modules } from './modules';
import { configText, registryText } from './registry';

const config = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../config', name), 'utf8'));

describe('the registry made for the local servers', () => {
  const { entries, problems } = parseRegistry(
    JSON.parse(registryText(({ port }) => `http://localhost:${port}`)),
  );

  it('is one that the shell accepts, with every module at its own origin', () => {
    expect(problems).toEqual([]);
    expect(entries.map(({ entry }) => entry)).toEqual(
      [3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}/mf-manifest.json`),
    );
    expect(entries[0]).toMatchObject({
      name: 'seasons_mfe',
      title: 'Seasons',
      access: 'staff',
      contract: contractVersion,
    });
  });

  it('gives every path of the console but the landing page to exactly one module', () => {
    const { landing, ...others } = paths;
    expect(entries.flatMap((entry) => entry.paths).sort()).toEqual(Object.values(others).sort());
    expect(entries.flatMap((entry) => entry.paths)).not.toContain(landing);
  });

  it('has the form of the example for production', () => {
    const example = parseRegistry(config('remotes.production.example.json'));
    expect(example.problems).toEqual([]);
    const withoutPlace = ({ name, paths, access }: RegistryEntry) => ({ name, paths, access });
    expect(example.entries.map(withoutPlace)).toEqual(entries.map(withoutPlace));
  });

  it('opens only the public pages to visitors who are not signed in', () => {
    expect(modules.filter(({ access }) => access === 'public').map(({ name }) => name)).toEqual([
      'public_mfe',
    ]);
  });
});

describe('the configuration', () => {
  it('made for this machine is one that the shell accepts, and leads to the local backend', () => {
    const local = { firestore: 'http://localhost:8080', auth: 'http://localhost:9099' };
    expect(parseConfig(JSON.parse(configText(local))).local).toEqual(local);
  });

  it('shown as an example for production is complete, and leads to no local backend', () => {
    expect(parseConfig(config('config.production.example.json')).local).toBeUndefined();
  });
});
