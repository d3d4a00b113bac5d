import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProject } from './project';

jest.mock('google-auth-library', () => ({
  GoogleAuth: class {
    getClient = () => Promise.reject(new Error('Could not load the default credentials.'));
  },
}));

it('without credentials, a hosted project names the command and the section that explains it', async () => {
  const opened = openProject({ id: 'quiz' }, new AbortController().signal);
  const message = await opened.then(() => '', String);
  const [, command = '', file = '', section = ''] = /Run: (.*) \((\S+), (.*)\)\.$/.exec(message) ?? [];
  const document = readFileSync(join(__dirname, '../..', file), 'utf8');
  const explained = document.split(/^## /m).find((part) => part.startsWith(`${section}\n`));
  expect([command, explained]).toEqual([
    'gcloud auth application-default login',
    expect.stringContaining(`\n${command}\n`),
  ]);
});
