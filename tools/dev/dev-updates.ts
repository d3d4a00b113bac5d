import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** The path at which a server of sources notifies open pages of each build. */
export const updatesPath = '/hot-updates';

export type Updates = {
  /** Resolves when no build is running. */
  ready(): Promise<void>;
  /** Keeps the connection of a page open and sends it the hash of each build. */
  stream(page: ServerResponse, headers: Readonly<Record<string, string>>): void;
};

/** Adds hot reload to a build whose server has this address. */
export function hotUpdates(compiler: Compiler, origin: string): Updates {
  const client = `${join(__dirname, 'hot-client.cjs')}?${origin}${updatesPath}`;
  // Without a name it belongs to every entry, including a module's container.
  new webpack.EntryPlugin(compiler.context, client, { name: undefined }).apply(compiler);
  new webpack.HotModuleReplacementPlugin().apply(compiler);

  const pages = new Set<ServerResponse>();
  const waiting: (() => void)[] = [];
  let hash: string | undefined;
  let isBuilding = true;
  const send = (page: ServerResponse) => hash && page.write(`data: ${hash}\n\n`);

  compiler.hooks.invalid.tap('hot-updates', () => {
    isBuilding = true;
  });
  compiler.hooks.done.tap('hot-updates', (stats) => {
    isBuilding = false;
    waiting.splice(0).forEach((resolve) => resolve());
    if (stats.hasErrors()) return;
    hash = stats.hash;
    pages.forEach(send);
  });

  return {
    ready: () => (isBuilding ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    stream: (page, headers) => {
      page.writeHead(200, { 'Content-Type': 'text/event-stream', ...headers });
      pages.add(page);
      page.on('close', () => pages.delete(page));
      send(page);
    },
  };
}
