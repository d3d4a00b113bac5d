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

/** A line to a server that can be listened in on, and cut. */
export async function openTap(serverPort: () => number): Promise<Tap> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let [down, up] = ['', ''];
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(serverPort(), '127.0.0.1');
    const ends = [client, upstream];
    const end = () => ends.forEach((socket) => socket.destroy());
    for (const socket of ends) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (data) => (up += data.toString('latin1'))).pipe(upstream);
    upstream.on('data', (data) => (down += data.toString('latin1'))).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
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
