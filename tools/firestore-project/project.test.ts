import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProject } from './project';

const mockGetClient = jest.fn<Promise<object>, []>();
jest.mock('google-auth-library', () => ({
  GoogleAuth: class {
    getClient = mockGetClient;
  },
}));

it('without credentials, a hosted project names the command and the section that explains it', async () => {
  mockGetClient.mockRejectedValue(new Error('Could not load the default credentials.'));
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

it('credentials that have expired are said in a sentence, with the command that renews them', async () => {
  mockGetClient.mockResolvedValue({ getRequestHeaders: () => Promise.reject(new Error('invalid_grant')) });
  const { google } = await openProject({ id: 'quiz' }, new AbortController().signal);
  await expect(google('https://firestore.googleapis.com/v1/projects/quiz')).rejects.toThrow(
    /^Google gave no access with these credentials: invalid_grant\. Run: gcloud auth application-default login /,
  );
});
