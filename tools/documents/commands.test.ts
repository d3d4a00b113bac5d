import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { commandsOf, documents } from './commands';

describe('commands of documents', () => {
  it('are read from blocks and code spans, each once, with their placeholders filled in', () => {
    const text =
      '```\nnpm run build   builds\n```\n`npm run dev -- <module> …`, `npm run build`, `A=1 npm start`, `npx x`';
    expect(commandsOf([text])).toEqual([
      { text: 'npm run build', kind: 'run' },
      { text: 'npm run dev -- settings', kind: 'serve' },
      { text: 'A=1 npm start', kind: 'serve' },
    ]);
  });

  it('of a row of a table get each option of the row', () => {
    const row = '| `npm run build`, `npm run build -w <workspace>` | `-- --force`, `--all` |';
    expect(
      commandsOf([row, '| `npm run release -- <module>` | `--why x` |']).map(({ text }) => text),
    ).toEqual([
      'npm run build',
      'npm run build -w public-mfe',
      'npm run build -- --force',
      'npm run build -- --all',
      'npm run release -- settings',
      'npm run release -- settings --why x',
    ]);
  });

  it('are not run if they need a hosted project', () => {
    expect(commandsOf(['`npm run firebase -- login`'])[0]?.reason).toBe(
      'needs an account and a hosted project',
    );
  });

  it('have no placeholder without a value', () => {
    const commands = commandsOf(documents.map((path) => readFileSync(join(root, path), 'utf8')));
    expect(commands.filter(({ reason }) => reason === 'has a placeholder')).toEqual([]);
  });
});
