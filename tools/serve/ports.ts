import { createServer } from 'node:net';
import { UserFacingError } from '../command';
import { modules, shellFacts } from '../registry/modules';

/** A port for the console to listen on, and the environment variable that changes it. */
export type PortWish = { readonly purpose: Purpose; readonly variable: string; readonly port: number };

/** What a port is for: a site, by its workspace, or a half of the backend, `firestore` or `auth`. */
export type Purpose = string;

const standard: readonly PortWish[] = [
  ...[shellFacts, ...modules].map(({ workspace, portVariable, port }) => ({
    purpose: workspace,
    variable: portVariable,
    port,
  })),
  { purpose: 'firestore', variable: 'CONSOLE_PORT_FIRESTORE', port: 8080 },
  { purpose: 'auth', variable: 'CONSOLE_PORT_AUTH', port: 9099 },
];

/**
 * The ports of `npm start`, with the environment's overrides. @throws UserFacingError for an invalid port, or one used
 * twice.
 */
export function portsFrom(environment: NodeJS.ProcessEnv): readonly PortWish[] {
  const wishes = standard.map((wish) => {
    const text = environment[wish.variable]?.trim();
    return text ? { ...wish, port: parsePort(text, wish.variable) } : wish;
  });
  for (const [index, wish] of wishes.entries()) {
    const earlier = wishes.slice(0, index).find((other) => other.port === wish.port);
    if (earlier)
      throw new UserFacingError(`${earlier.variable} and ${wish.variable} both name port ${wish.port}.`);
  }
  return wishes;
}

function parsePort(text: string, variable: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserFacingError(`${variable} is '${text}', which is not a port (1 to 65535).`);
}

/** @throws UserFacingError in one line that names every busy port with the variable that changes it. */
export async function assertPortsFree(wishes: readonly PortWish[]): Promise<void> {
  const free = await Promise.all(wishes.map(({ port }) => isFree(port)));
  const busy = wishes.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const names = busy.map(({ port, variable }) => `${port} (${variable})`).join(', ');
  const [subject, cure] =
    busy.length === 1
      ? [`Port ${names} is`, 'stop what uses it, or set that variable to a free port']
      : [`Ports ${names} are`, 'stop what uses them, or set those variables to free ports'];
  throw new UserFacingError(`${subject} already in use: ${cure}.`);
}

/** Browsers try both loopback addresses for `localhost`, so another program on either one would interfere. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 returns EADDRNOTAVAIL or EAFNOSUPPORT: no other program can be listening there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
