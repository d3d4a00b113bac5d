import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { moduleNames } from './registry/module-named';
import { shellFacts } from './registry/modules';
import { publicAddress, serverAddress } from './registry/server-address';
import { deployments } from './release/deployment-folder';
import { releaseShell } from './release/shell-release';
import { releaseBuild } from './release/release-build';
import { releaseSource } from './release/release-source';
import { currentUser } from './release/current-user';
import { assertIsMeant, whichDeployment } from './release/which-deployment';
import { runBuilds } from './build/run-builds';
import { root } from './root';

const help = `npm run release -- <module> [options]
  Builds one module, checks that it fits the live shell, publishes its files beside those of earlier releases and
  makes it live. Modules: ${moduleNames.join(', ')}.

npm run release -- shell [--canary] [options]
  The same for the shell, which is checked against every live module. npm run deploy then writes its site. With
  --canary, that is the site for the people who try it.

  --why <text>           what the release brings, for the log; one that begins with a dash as --why="- text"
  --by <name>            who releases (default: your name in Git)
  --deployment <folder>  where the deployment is (default .deployment/local, which npm start serves; for the shell
                         .deployment/production, since npm start serves the shell that is built here)
  --host <address>       where the module's files are served; needed at its first release
  --again <text>         why a release may be live again that was rolled back or withdrawn, for the log
  --drop-paths           the build may serve fewer paths than the live release
  --built                releases what is in the module's dist/, without a build
  --from <where>         releases the very files that are live in another deployment, such as .deployment/staging, or
                         those of a module of another repository, from https://results.example.org/<release>
  --keep <number>        releases whose files stay whatever their age (default 5)`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      why: { type: 'string' },
      by: { type: 'string' },
      deployment: { type: 'string' },
      again: { type: 'string' },
      canary: { type: 'boolean', default: false },
      host: { type: 'string' },
      'drop-paths': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      from: { type: 'string' },
      keep: { type: 'string', default: '5' },
    },
  });
  const isShell = positionals.length === 1 && positionals[0] === shellFacts.workspace;
  if (isShell && !existsSync(join(root, 'shell')))
    throw new UserFacingError('There is no shell in this repository.');
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1)
    throw new UserFacingError(`--keep is a whole number from 1, not '${values.keep}'.`);
  const deployment = resolve(values.deployment ?? (isShell ? deployments.production : deployments.local));
  if (values.host === undefined) assertIsMeant(deployment);
  const addressIn = deployment === deployments.production ? publicAddress : serverAddress;
  if (values.canary && !isShell) throw new UserFacingError('--canary is for the shell.');
  const source = await releaseSource(positionals, values.from, onEnd);
  const { module, dist } = source;
  const address = values.host ?? source.host;
  const host =
    address === undefined ? undefined : addressIn('host', address, 'https://quizzes.example.org').href;
  const builds = siteBuilds.filter(({ workspace }) => workspace === (module ?? shellFacts).workspace);
  if (!values.built && values.from === undefined) await runBuilds(builds, { root, log, signal });
  const again = values.again?.trim() || undefined;
  const options = { who: values.by ?? currentUser(), why: values.why, again, keep, log };
  if (!existsSync(deployment)) log(`This begins a new deployment in ${deployment}`);
  const mayDropPaths = values['drop-paths'];
  await (module
    ? releaseBuild(dist, { ...options, deployment, module, host, mayDropPaths })
    : releaseShell(dist, { ...options, deployment, canary: values.canary }));
  for (const line of whichDeployment(deployment)) log(line);
  return 0;
});
