import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { hostingRules } from './hosting-rules';
import { siteFiles } from './site-files';
import type { HostingSite } from './sites';

export type SiteOptions = {
  /** The site's entry in `firebase.json`: its folder, headers and rewrites. */
  readonly site: HostingSite;
  /** Folder that `site.public` is relative to. */
  readonly root: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Responses that are not files, by path; computed on every request. */
  readonly data?: Readonly<Record<string, () => string>>;
};

export type RunningSite = { readonly origin: string; readonly port: number; close(): Promise<void> };

/** Responds to a request. An error that it throws is logged and answered with 500. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves one site on loopback as the host would: same headers, rewrites, compression, revalidation and 404s. */
export const serveSite = (options: SiteOptions): Promise<RunningSite> =>
  listen(siteHandler(options), options.port);

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** By the names of this machine only: another host name that points here (DNS rebinding) is another site's page. */
const isThisMachine = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');

/** Runs a server on loopback; closing it ends its open connections. */
export async function listen(answer: Answer, wanted: number): Promise<RunningSite> {
  const server = createServer((request, response) => {
    if (!isThisMachine(request))
      return void response
        .writeHead(421, plain)
        .end('This server is called localhost. Open it by that name.\n');
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, plain).end('Failed\n');
    });
  });
  const port = await portOf(server, wanted);
  return {
    origin: `http://localhost:${port}`,
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The path of a request, not decoded. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/, '');

function siteHandler({ site, root, data = {} }: SiteOptions): Answer {
  const find = siteFiles({ folder: resolve(root, site.public), data });
  const { headersOf, rewriteOf } = hostingRules(site);

  /** An exact file takes precedence over every rewrite. */
  async function fileFor(path: string, accepted: string) {
    const exact = await find(path.endsWith('/') ? `${path}index.html` : path, accepted);
    const rewritten = exact ? undefined : rewriteOf(path);
    return rewritten === undefined ? exact : find(rewritten, accepted);
  }

  return async (request, response) => {
    const path = pathOf(request);
    const file = await fileFor(path, String(request.headers['accept-encoding'] ?? ''));
    if (!file) {
      // A missing file gets the headers of the error page: a browser would cache an immutable 404 for a year. The emulator
      // of the Firebase CLI sends those of its path, so an operator asks the host once (README, Deploy).
      const headers = { ...headersOf('/404.html'), 'Content-Type': 'text/plain; charset=utf-8' };
      return void response.writeHead(404, headers).end('Not found\n');
    }
    const headers = { ...headersOf(path), Vary: 'Accept-Encoding', ETag: file.etag };
    if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    });
    response.end(file.body);
  };
}

function portOf(server: Server, wanted: number): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      listening(address !== null && typeof address === 'object' ? address.port : wanted);
    });
  });
}
