import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Each case starts a new Node process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

type Ending = { code: number | null; output: string[]; errors: string };

/** Runs a command with this body in its own process; stops it with Ctrl-C once it has printed 'ready'. */
function play(body: string, args: readonly string[] = []): Promise<Ending> {
  const script = `
    const { runCommand, UserFacingError } = require(${JSON.stringify(join(__dirname, 'command.ts'))});
    const { parseArgs } = require('node:util');
    runCommand('how to use it', async ({ log, signal, onEnd }) => { ${body} });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script, '--', ...args]);
  const output: string[] = [];
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    output.push(...part.toString().trim().split('\n'));
    if (output.includes('ready')) child.kill('SIGINT');
  });
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output, errors })));
}

const server = 'setInterval(() => undefined, 1000);';

describe('a command', () => {
  it('that leaves servers running stops them on Ctrl-C, the last first, and exits with success', async () => {
    const body = `onEnd(() => log('backend stopped')); onEnd(() => log('site stopped'));
      ${server} setTimeout(() => log('ready'), 50); return 'running';`;
    const { code, output } = await play(body);
    expect([code, output]).toEqual([0, ['ready', 'site stopped', 'backend stopped']]);
  });

  it('that is interrupted exits with an error, and undoes its work', async () => {
    const body = `${server} signal.addEventListener('abort', () => log('build ended'));
      log('ready'); await new Promise(() => undefined);`;
    const { code, output, errors } = await play(body);
    expect([code, output, errors]).toEqual([130, ['ready', 'build ended'], '']);
  });

  it('that cannot continue reports why in one line and undoes its work', async () => {
    const { code, output, errors } = await play(
      `onEnd(() => log('undone')); ${server} throw new UserFacingError('Port 3000 is in use.');`,
    );
    expect([code, output, errors]).toEqual([1, ['undone'], 'Port 3000 is in use.\n']);
  });

  it('that fails unexpectedly shows the stack', async () => {
    const { code, errors } = await play(`throw new Error('no such thing');`);
    expect(code).toBe(1);
    expect(errors).toMatch(/Error: no such thing\n\s+at /);
  });

  it('shows its help on an unknown option', async () => {
    const { code, errors } = await play('parseArgs({ args: process.argv.slice(1) }); return 0;', ['--wrong']);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Unknown option '--wrong'[^]*\n\nhow to use it\n$/);
  });

  it('shows how to write a value that starts with a dash, without the help', async () => {
    const { code, errors } = await play(
      `parseArgs({ args: process.argv.slice(1), options: { why: { type: 'string' } } }); return 0;`,
      ['--why', '- fixed'],
    );
    expect(code).toBe(1);
    expect(errors).toMatch(/use '--why=-XYZ'/);
    expect(errors).not.toContain('how to use it');
  });

  it('shows its help on --help and does nothing else', async () => {
    const { code, output } = await play(`log('did something'); return 0;`, ['--help']);
    expect([code, output]).toEqual([0, ['how to use it']]);
  });
});
