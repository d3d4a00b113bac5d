import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServeSite } from '../../tools/serve/product';
import { firstScripts, type ModuleBuild } from '../../tools/release/module-build';
import { serveSite } from '../../tools/serve/serve';
import type { ModuleFacts } from '../../tools/registry/module-facts';
import { siteOf } from '../../tools/serve/sites';
import type { Fault } from './faults';

const root = join(__dirname, '../..');

/** A release as a line of the registry names it: its own folder on the module's host. */
export type FaultyRelease = {
  readonly path: string;
  readonly integrity: string;
  readonly scripts: ReturnType<typeof firstScripts>;
  /** The server responds correctly again, also to requests that it left open. */
  repair(): void;
};

/**
 * The host of one module, with a release for each fault. A proxy in front produces the fault; the server behind it
 * serves the build as the console's host does.
 */
export class FaultyModule {
  private readonly releases: { readonly fault: Fault; isBroken: boolean }[] = [];

  constructor(private readonly module: ModuleFacts) {}

  async release(fault: Fault): Promise<FaultyRelease> {
    const release = { fault, isBroken: true };
    const path = `/${this.releases.push(release) - 1}/mf-manifest.json`;
    const changed = (await this.changedFiles(fault)).get('mf-manifest.json');
    const body = changed ?? (await this.built('mf-manifest.json'));
    const manifest = JSON.parse(String(body)) as ModuleBuild['manifest'];
    const repair = () => void (release.isBroken = false);
    return { path, repair, integrity: integrityOf(body), scripts: firstScripts({ manifest }) };
  }

  readonly serve: ServeSite = async (port) => {
    const site = { ...siteOf(this.module.workspace), public: this.module.workspace };
    const behind = await serveSite({ site, root, port: 0 });
    const server = createServer((request, response) => {
      const [, number = '', file = ''] = /^\/(\d+)\/([^?]*)/.exec(request.url ?? '') ?? [];
      const release = this.releases[Number(number)];
      if (!release) return response.writeHead(404).end();
      // A release is a folder of its host; here it is the built one.
      this.answer(release, file, `${behind.origin}/dist/${file}`, response).catch(() => response.destroy());
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    const address = server.address();
    const bound = address !== null && typeof address === 'object' ? address.port : port;
    return {
      origin: `http://localhost:${bound}`,
      port: bound,
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
        await behind.close();
      },
    };
  };

  private async answer(
    { fault, isBroken }: { fault: Fault; isBroken: boolean },
    file: string,
    address: string,
    response: ServerResponse,
  ): Promise<void> {
    const { answer } = fault;
    const failure = isBroken && answer?.to.test(file) ? answer.with : undefined;
    if (failure === 'nothing') return void response.destroy();
    if (failure === 'silence') return void setTimeout(() => response.destroy(), 60_000).unref();
    const headers = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
    if (failure === 404) return void response.writeHead(404, headers).end('Not found');
    if (failure === 'a page')
      return void response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end('<!doctype html>');
    const found = await fetch(address);
    const body = (await this.changedFiles(fault)).get(file) ?? Buffer.from(await found.arrayBuffer());
    const type = found.headers.get('Content-Type') ?? 'text/plain';
    // Changed bytes, too: a browser caches that copy as long as a correct one.
    const cached = found.headers.get('Cache-Control') ?? 'no-cache';
    response.writeHead(found.status, { ...headers, 'Content-Type': type, 'Cache-Control': cached });
    response.end(failure ? withChangedByte(body) : body);
  }

  /** The files of a module whose code has a fault, with matching hashes: it was released with the fault. */
  private async changedFiles({ code }: Fault): Promise<ReadonlyMap<string, Buffer>> {
    if (!code) return new Map();
    const names = await readdir(join(root, this.module.workspace, 'dist'));
    const entry = names.find((name) => /^remoteEntry\.js$/.test(name)) ?? '';
    const faulty = Buffer.from(`${String(await this.built(entry))}\n${faultyEntry(this.module.name, code)}`);
    const manifest = JSON.parse(String(await this.built('mf-manifest.json'))) as { integrity: object };
    const integrity = { ...manifest.integrity, [entry]: integrityOf(faulty) };
    return new Map([
      [entry, faulty],
      ['mf-manifest.json', Buffer.from(JSON.stringify({ ...manifest, integrity }))],
    ]);
  }

  private readonly built = (file: string) => readFile(join(root, this.module.workspace, 'dist', file));
}

/** Puts the fault between the console and the module's exposed code. */
const faultyEntry = (name: string, { load = '', draw = '' }: NonNullable<Fault['code']>): string => `
var ${name}_entry = ${name};
${name} = {
  ...${name},
  get: async (exposed) => {
    const factory = await ${name}_entry.get(exposed);
    return () => {
      if (globalThis.fault) { ${load} }
      const { remoteModule } = factory();
      // A React element, made by hand because React is not available here.
      const element = (type) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props: {} });
      const faulty = (Screen) => () => { if (globalThis.fault) { ${draw} } return element(Screen); };
      const screens = Object.entries(remoteModule.screens).map(
        ([path, screen]) => [path, { ...screen, Screen: faulty(screen.Screen) }]);
      return { remoteModule: { ...remoteModule, screens: Object.fromEntries(screens) } };
    };
  },
};`;

const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The changed file is equivalent, so only its hash differs. */
const withChangedByte = (body: Buffer): Buffer => Buffer.concat([body, Buffer.from(' ')]);
