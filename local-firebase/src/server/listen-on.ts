import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';

/** The port that somebody else has. */
export class PortInUseError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is in use.`);
  }
}

export interface Listener {
  port: number;
  /** Ends open connections, idle or not. */
  close(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

// Browsers take `localhost` for either.
const loopback = ['127.0.0.1', '::1'];

/** Serves on this machine's loopback addresses, or on one address when it is given. Port 0 takes any free one. */
export async function listenOn(fetch: Fetch, port: number, host: string | undefined): Promise<Listener> {
  const servers: Server[] = [];
  let chosen = port;
  try {
    for (const address of host === undefined ? loopback : [host]) {
      const server = await start(fetch, chosen, address);
      if (server) servers.push(server);
      chosen = portOf(server) ?? chosen;
    }
  } catch (error) {
    await stop(servers);
    throw error;
  }
  return { port: chosen, close: () => stop(servers) };
}

/** Undefined when the machine does not have the second loopback address. */
function start(fetch: Fetch, port: number, address: string): Promise<Server | undefined> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  // Clients end idle connections: if the server did, a request could meet the end of its connection.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUseError(port));
      else if (address === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
        resolve(undefined);
      else reject(error);
    });
    server.listen(port, address, () => resolve(server));
  });
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
}

async function stop(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
}
