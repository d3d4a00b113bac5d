import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import superstatic from 'superstatic';
import type { HostingSite } from './sites';
import { siteFiles } from './site-files';

export type SiteOptions = {
  /** The site's entry in `firebase.json`: its folder, headers and rewrites. */
  readonly site: HostingSite;
  /** Folder that `site.public` is relative to. */
  readonly root: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Answers that are no files, by path; made anew for every request. */
  readonly data?: Readonly<Record<string, () => string>>;
};

export type RunningSite = { readonly origin: string; readonly port: number; close(): Promise<void> };

/** Serves one site on loopback as the host would: same headers, rewrites, compression, revalidation and 404s. */
export async function serveSite(options: SiteOptions): Promise<RunningSite> {
  const server = createServer(siteHandler(options));
  const port = await listen(server, options.port);
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

type Next = () => void;
type Responder = { handle(item: { file: string }, next: Next): unknown };

function siteHandler({ site, root, data = {} }: SiteOptions) {
  const find = siteFiles({ folder: resolve(root, site.public), data });
  const responses = new WeakMap<IncomingMessage, ServerResponse>();

  /** The host's server reads through this, so that a file found by its own path and one found by a rewrite are sent alike. */
  async function provider(request: IncomingMessage, path: string) {
    const file = await find(path, String(request.headers['accept-encoding'] ?? ''));
    const response = responses.get(request);
    if (file) response?.setHeader('Vary', 'Accept-Encoding');
    if (file?.encoding) response?.setHeader('Content-Encoding', file.encoding);
    return file;
  }

  const config = JSON.stringify(site);
  const options = {
    config,
    provider,
    stack: ['redirects', 'headers', 'rewrites'],
    before: { rewrites: exactFile },
  };
  const answer = superstatic(options);
  const errorHeaders = superstatic({ config, stack: ['headers'] });

  return (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request, response);
    pass(answer, request, response, () => {
      // As the host does, a missing file gets the headers of the error page, not those of the file it might have
      // been: a browser would keep an immutable 404 for a year.
      Reflect.deleteProperty(response, 'writeHead');
      request.url = '/404.html';
      pass(errorHeaders, request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      });
    });
  };
}

/** An exact file wins over every rewrite. Unlike superstatic's own step of this kind it answers 304 when it may. */
function exactFile(request: IncomingMessage, response: ServerResponse, next: Next): void {
  const path = request.url?.replace(/[?#].*$/, '') ?? '/';
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (hasResponder(response)) response.superstatic.handle({ file }, next);
}

const hasResponder = (response: ServerResponse): response is ServerResponse & { superstatic: Responder } =>
  'superstatic' in response;

/** superstatic's type leaves open which kind of handler it returns; it is one that takes these three. */
function pass(
  handler: ReturnType<typeof superstatic>,
  ...args: [IncomingMessage, ServerResponse, Next]
): void {
  Reflect.apply(handler, undefined, args);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      listening(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
