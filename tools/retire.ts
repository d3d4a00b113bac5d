import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { deployments } from './release/deployment-folder';
import { retireContract } from './release/retire-contract';

const help = `npm run retire -- <major> [--deployment <folder>]
  Removes the modules' releases for an earlier major version of the contract from the registry. Refuses while a shell of
  that version is live, or was within the last seven days.

  --deployment <folder>  where the deployment is (default .deployment/production)`;

runCommand(help, async ({ log }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { deployment: { type: 'string', default: deployments.production } },
  });
  const [major = '', ...more] = positionals;
  if (!/^\d+$/.test(major) || more.length > 0) throw new UserFacingError(help);
  const removed = await retireContract(resolve(values.deployment), `${major}.0.0`);
  log(
    removed.length > 0
      ? `Removed for contract ${major}: ${removed.join(', ')}`
      : `There is none for contract ${major}.`,
  );
  return 0;
});
