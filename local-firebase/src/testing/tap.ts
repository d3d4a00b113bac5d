import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Tap {
  /** Clients connect here instead of to the server. */
  port: number;
  /** How often this text has gone from the server to its clients since `forget`. */
  heard(text: string): number;
  /** How often this text has gone from clients to the server since `forget`. */
  said(text: string): number;
  forget(): void;
  /** Cuts the line: open connections end and others are refused, until `join`. */
  cut(): void;
  join(): void;
  close(): Promise<void>;
}

/**
 * A line to a server that can be listened in on, and cut. While the server restarts it holds requests back: the SDK
 * waits up to fifteen seconds after a refused one.
 */
export async function openTap(serverPort: () => number | undefined): Promise<Tap> {
  const clients = new Set<Socket>();
  let isCut = false;
  let [down, up] = ['', ''];
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    clients.add(client);
    client.on('error', () => client.destroy()).on('close', () => clients.delete(client));
    client.on('data', (data) => (up += data.toString('latin1'))).pause();
    const wait = setInterval(() => {
      const port = serverPort();
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
  const cut = () => {
    isCut = true;
    for (const client of clients) client.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    heard: (text) => down.split(text).length - 1,
    said: (text) => up.split(text).length - 1,
    forget: () => void ([down, up] = ['', '']),
    cut,
    join: () => void (isCut = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
