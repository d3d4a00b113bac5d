import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registryFile } from './release/deployment-folder';
import { put, temporaryFolder } from './release/testing/build-folder';

// It starts a new Node process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

it('a configuration that cannot be deployed does not bind the deployment to its project', async () => {
  const { folder, remove } = await temporaryFolder();
  await put(registryFile(folder), '{"schemaVersion":1,"remotes":[]}');
  const config = join(__dirname, '../config/config.production.example.json');
  const options = ['--config', config, '--deployment', folder];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'hosting.ts'), ...options],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This configuration cannot be deployed: firebase\.apiKey is still that of the example/,
  );
  expect(existsSync(join(folder, 'hosting.json'))).toBe(false);
  await remove();
});
