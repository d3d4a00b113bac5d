import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long, in milliseconds, a slow line keeps the rest of a page: long enough to paint the beginning. */
const pauseMs = 500;

/**
 * Serves the console of `origin` again, each of its pages in two pieces: the first ends within the text `last`, as a slow
 * line may end a packet anywhere.
 */
export async function serveInPieces(origin: string, last: string) {
  const server = createServer((request, response) => {
    fetch(origin + (request.url ?? '/')).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { 'content-type': type });
        if (!type.startsWith('text/html')) return void response.end(body);
        const end = body.indexOf(last) + 1;
        response.write(body.subarray(0, end));
        setTimeout(() => response.end(body.subarray(end)), pauseMs);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((closed) => server.close(closed).closeAllConnections());
  return { origin: `http://localhost:${port}`, close };
}
