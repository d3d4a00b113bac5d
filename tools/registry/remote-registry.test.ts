import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from '@console/shared/contract';
import { modules } from './modules';
import { readRemoteRegistry } from './remote-registry';

const wanted = modules.filter(({ workspace }) => ['seasons-mfe', 'settings-mfe'].includes(workspace));
const lineOf = (name: string, change: object = {}) => ({
  name,
  title: name === 'seasons_mfe' ? 'Seasons' : 'Settings',
  entry: `../${name}/3f2a90c81d7e/mf-manifest.json`,
  version: '0.1.0',
  contract: contractVersion,
  paths: [name === 'seasons_mfe' ? '/seasons' : '/settings'],
  access: 'staff',
  release: '3f2a90c81d7e',
  releasedAt: '2026-11-22T08:30:00.000Z',
  integrity: `sha384-${'A'.repeat(64)}`,
  ...change,
});
const registry = (...remotes: unknown[]) => JSON.stringify({ schemaVersion: 1, remotes });

let server: Server;
let answer = { status: 200, body: '' };
let address: string;

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(server.address() as AddressInfo).port}/registry/remotes.json`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

async function read(body: string, status = 200) {
  answer = { status, body };
  const logged: string[] = [];
  const entries = await readRemoteRegistry({ address, wanted, log: (line) => logged.push(line) });
  return { entries, logged };
}

describe('the registry of a deployed console', () => {
  it('returns the live releases of the requested modules only', async () => {
    const { entries, logged } = await read(
      registry(lineOf('seasons_mfe'), lineOf('settings_mfe'), lineOf('quizzes_mfe', { paths: ['/home'] })),
    );
    const host = new URL('/', address).href;
    expect(entries).toEqual([
      lineOf('seasons_mfe', { entry: `${host}seasons_mfe/3f2a90c81d7e/mf-manifest.json` }),
      lineOf('settings_mfe', { entry: `${host}settings_mfe/3f2a90c81d7e/mf-manifest.json` }),
    ]);
    expect(logged).toEqual([]);
  });

  it('may lack a module or have an invalid entry: that is reported, and the others are used', async () => {
    const { entries, logged } = await read(
      registry(lineOf('settings_mfe', { access: 'all' }), lineOf('seasons_mfe')),
    );
    expect(entries.map(({ name }) => name)).toEqual(['seasons_mfe']);
    expect(logged).toEqual([
      `A module of ${address} is left out: settings_mfe: access must be 'staff' or 'public'`,
      `settings-mfe is not in ${address}: its paths lead nowhere.`,
    ]);
  });

  it('may name a module that is incompatible with the shell, which is reported at once', async () => {
    const { entries, logged } = await read(
      registry(lineOf('seasons_mfe', { contract: '9.0.0' }), lineOf('settings_mfe')),
    );
    expect(entries).toHaveLength(2);
    expect(logged).toEqual([
      `Seasons was built for contract 9.0.0; the shell of these sources serves ${contractVersion} and will not run it.`,
    ]);
  });

  it.each([
    ['<!doctype html>', 200, 'is a web page. Name the registry itself, whose name is remotes.json.'],
    ['remotes', 200, 'is no JSON. Name the registry itself, whose name is remotes.json.'],
    ['', 404, 'answered with status 404.'],
    [registry(), 200, 'leads to none of seasons-mfe, settings-mfe.'],
    ['{"modules":[]}', 200, 'leads to none of seasons-mfe, settings-mfe.'],
  ])('is refused with a message when its response is %j with status %d', async (body, status, words) => {
    await expect(read(body, status)).rejects.toThrow(`${address} ${words}`);
  });

  it('is refused with a message when no server responds, or the address is invalid', async () => {
    const at = (elsewhere: string) =>
      readRemoteRegistry({ address: elsewhere, wanted, log: () => undefined });
    await expect(at('http://localhost:2/remotes.json')).rejects.toThrow(
      /^http:\/\/localhost:2\/remotes\.json could not be reached: .+\.$/,
    );
    for (const invalid of ['console.example.org', 'http://console.example.org/remotes.json'])
      await expect(at(invalid)).rejects.toThrow(`not '${invalid}'.`);
  });
});
