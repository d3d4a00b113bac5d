import { createServer, type Server } from 'node:net';
import { modules } from '../registry/modules';
import { assertPortsFree, portsFrom } from './ports';

const listening = (host: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(0, host, () => resolve(server));
  });
function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return address.port;
}

describe('ports', () => {
  it('are 3000 for the shell, 3001 and up for the modules in their order, 8080 and 9099 for the backend', () => {
    expect(portsFrom({}).map(({ purpose, port }) => [purpose, port])).toEqual([
      ['shell', 3000],
      ...modules.map(({ workspace }, index) => [workspace, 3001 + index]),
      ['firestore', 8080],
      ['auth', 9099],
    ]);
  });

  it('are each moved by their own variable', () => {
    const moved = portsFrom({ CONSOLE_PORT_QUIZZES: ' 23002 ', CONSOLE_PORT_SEASONS: '' });
    expect(moved.find(({ purpose }) => purpose === 'quizzes-mfe')?.port).toBe(23002);
    expect(moved.find(({ purpose }) => purpose === 'seasons-mfe')?.port).toBe(3001);
  });

  it.each(['eighty', '0', '65536', '80.5', '-1'])('refuse %s in a line that names the variable', (text) => {
    expect(() => portsFrom({ CONSOLE_PORT_AUTH: text })).toThrow(
      /^CONSOLE_PORT_AUTH is '.*', which is not a port/,
    );
  });

  it('cannot be shared by two servers', () => {
    expect(() => portsFrom({ CONSOLE_PORT_SHELL: '9099' })).toThrow(
      'CONSOLE_PORT_SHELL and CONSOLE_PORT_AUTH both name port 9099.',
    );
  });
});

describe('a busy port', () => {
  it('is reported in one line together with its variable', async () => {
    const other = await listening('127.0.0.1');
    const port = portOf(other);
    const wish = { purpose: 'shell' as const, variable: 'CONSOLE_PORT_SHELL', port };
    await expect(assertPortsFree([wish])).rejects.toThrow(
      `Port ${port} (CONSOLE_PORT_SHELL) is already in use: stop what uses it, or set that variable to a free port.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(assertPortsFree([wish])).resolves.toBeUndefined();
  });

  it('is detected when the other program listens on IPv6 only', async () => {
    const other = await listening('::1');
    const wish = { purpose: 'auth' as const, variable: 'CONSOLE_PORT_AUTH', port: portOf(other) };
    await expect(assertPortsFree([wish])).rejects.toThrow(/CONSOLE_PORT_AUTH/);
    await new Promise((resolve) => other.close(resolve));
  });
});
