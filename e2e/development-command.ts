import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { portsFrom } from '../tools/serve/ports';

/** A running `npm run dev`. */
export type Development = {
  /** The address that it says to open. */
  readonly origin: string;
  stop(): Promise<void>;
};

/** Runs `npm run dev` as typed in a folder, on free ports and with data of its own; rejects with what it said instead. */
export async function develop(folder: string, ...args: string[]): Promise<Development> {
  const program = ['--import', 'tsx', 'tools/dev.ts', ...args, '--data', join(folder, 'data')];
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...(await freePorts()) },
  });
  const origin = await addressSaidBy(child).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return { origin, stop: () => stop(child) };
}

function addressSaidBy(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      const [, address] = /^ {2}Open +(\S+)/m.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('close', () => reject(new Error(said)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/** A free port for each of the variables that name one. */
async function freePorts(): Promise<Record<string, string>> {
  const servers = await Promise.all(portsFrom({}).map(listening));
  const found = servers.map(({ variable, server }) => [variable, String(portOf(server))] as const);
  await Promise.all(servers.map(({ server }) => new Promise((closed) => server.close(closed))));
  return Object.fromEntries(found);
}

async function listening({ variable }: { variable: string }) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { variable, server };
}

const portOf = (server: ReturnType<typeof createServer>): number => (server.address() as AddressInfo).port;
