import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { commandsOf, documents } from './commands';

describe('commands of documents', () => {
  it('are read from blocks and code spans, each once, with their placeholders filled in', () => {
    const text =
      '```\nnpm run build   builds\n```\n`npm run dev -- <module> …`, `npm run build`, `A=1 npm start`, `npx x`';
    expect(commandsOf([text])).toEqual([
      { text: 'npm run build', isServer: false },
      { text: 'npm run dev -- settings', isServer: true },
      { text: 'A=1 npm start', isServer: true },
    ]);
  });

  it('are not run if they need a hosted project', () => {
    expect(commandsOf(['`npm run firebase -- login`'])[0]?.reason).toBe('needs a hosted project');
  });

  it('have no placeholder without a value', () => {
    const commands = commandsOf(documents.map((path) => readFileSync(join(root, path), 'utf8')));
    expect(commands.filter(({ reason }) => reason === 'has a placeholder')).toEqual([]);
  });
});
