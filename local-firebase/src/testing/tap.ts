import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Tap {
  /** Clients connect here instead of to the server. */
  port: number;
  /** How often this text has gone from the server to its clients since `forget`. */
  heard(text: string): number;
  /** How often this text has gone from clients to the server since `forget`. */
  said(text: string): number;
  forget(): void;
  /** Cuts the line: open connections end and others are refused, until `join`. The SDK takes itself for offline. */
  cut(): void;
  /** Like `cut`, but others wait until `join`: the SDK comes back at once, not up to fifteen seconds later. */
  hold(): void;
  join(): void;
  close(): Promise<void>;
}

/** A line to a server that can be listened in on, and cut. While there is no server it holds. */
export async function openTap(serverPort: () => number | undefined): Promise<Tap> {
  const clients = new Set<Socket>();
  let state: 'joined' | 'held' | 'cut' = 'joined';
  let [down, up] = ['', ''];
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    clients.add(client);
    client.on('error', () => client.destroy()).on('close', () => clients.delete(client));
    client.on('data', (data) => (up += data.toString('latin1'))).pause();
    const wait = setInterval(() => {
      const port = state === 'joined' ? serverPort() : undefined;
      if (port === undefined && !client.destroyed) return;
      clearInterval(wait);
      if (port !== undefined) join(client, connect(port, '127.0.0.1'));
    }, 10);
  });
  const join = (client: Socket, upstream: Socket) => {
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('data', (data) => (down += data.toString('latin1'))).pipe(client);
    client.pipe(upstream);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const part = (how: 'held' | 'cut') => {
    state = how;
    for (const client of clients) client.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    heard: (text) => down.split(text).length - 1,
    said: (text) => up.split(text).length - 1,
    forget: () => void ([down, up] = ['', '']),
    cut: () => part('cut'),
    hold: () => part('held'),
    join: () => void (state = 'joined'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        part('cut');
      }),
  };
}
