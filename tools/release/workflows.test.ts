import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readTree } from '../documents/tree';
import { modules } from '../registry/modules';
import { root } from '../root';
import { commandsOf, isPrivileged, jobs, textOf, workflows, type Job } from './testing/workflows';

const runs = (job: Job, words: RegExp) => words.test(commandsOf(job));
const isDeployment = ({ uses = '', with: options }: Job['steps'][number]) =>
  uses.startsWith('actions/checkout@') && options.ref === 'deployment';
const commands = (jobName: string) => {
  const [, job] = jobs.find(([name]) => name === jobName) ?? [];
  return job ? commandsOf(job) : '';
};

describe('every workflow', () => {
  it.each(workflows)('%s may only read unless a job says otherwise', (_file, { permissions }) => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it.each(workflows)('%s names actions by commit, with the version beside it', (file) => {
    const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action]) => action);
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)('%s inserts no expression into a command', (_file, { jobs: own }) => {
    for (const { steps } of Object.values(own))
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it.each(workflows)('%s runs the Firebase CLI of the lock file only', (file) => {
    expect(textOf(file)).not.toMatch(/npx|npm (install|i|exec)\b/);
  });

  it.each(jobs)('%s leaves its token in no checkout but that of the deployment', (_name, { steps }) => {
    for (const step of steps)
      if (step.uses?.startsWith('actions/checkout@') && !isDeployment(step))
        expect(step.with['persist-credentials']).toBe(false);
  });

  it.each(workflows)(
    '%s has no secret but the key to the branch of the deployment',
    (file, { jobs: own }) => {
      const key = '${{ secrets.DEPLOYMENT_KEY }}';
      for (const { environment, uses, secrets, steps } of Object.values(own)) {
        // A called workflow reads the secret of its own environment, if the caller names it.
        if (uses) expect([undefined, { DEPLOYMENT_KEY: key }]).toContainEqual(secrets);
        for (const step of steps)
          if (JSON.stringify(step).includes('secrets')) {
            expect([isDeployment(step), Boolean(environment)]).toEqual([true, true]);
            expect(step.with).toEqual({ ref: 'deployment', path: '.deployment/production', 'ssh-key': key });
          }
      }
      const named = textOf(file).match(/secrets[.[].*|credentials_json/g) ?? [];
      expect(named.filter((text) => text !== 'secrets.DEPLOYMENT_KEY }}')).toEqual([]);
    },
  );

  it.each(jobs)('%s cannot write to the repository by its token, which a ruleset stops', (_name, job) => {
    expect(job.permissions['contents']).not.toBe('write');
    expect(commandsOf(job)).not.toMatch(/git (?!-C "\$deployment" )[^\n]*push/);
  });
});

it('the bare machine has the oldest Node that package.json allows, the other workflows that of .nvmrc', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const [, oldest] = /^>=(\d+)/.exec(engines.node) ?? [];
  for (const [file, { jobs: own }] of workflows)
    for (const { uses = '', with: options } of Object.values(own).flatMap(({ steps }) => steps))
      if (uses.startsWith('actions/setup-node@')) {
        const { cache: _, ...version } = options;
        expect(version).toEqual(
          file === 'bare-machine.yml'
            ? { 'node-version': Number(oldest) }
            : { 'node-version-file': '.nvmrc' },
        );
      }
  expect(Number(read('.nvmrc'))).toBeGreaterThan(Number(oldest));
});

it('Dependabot updates the actions, and the packages of every lock file', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directories?: string[] }[];
  };
  const folders = readTree(root)
    .paths.filter((path) => path.endsWith('package-lock.json'))
    .map((path) => `/${path.replace(/\/?package-lock\.json$/, '')}`);
  const npm = updates.find((each) => each['package-ecosystem'] === 'npm');
  expect([...(npm?.directories ?? [])].sort()).toEqual(folders.sort());
  expect(updates.map((each) => each['package-ecosystem'])).toContain('github-actions');
});

describe('a job that can write or deploy', () => {
  const privileged = jobs.filter(([, job]) => isPrivileged(job));

  it('is one of these', () => {
    expect(privileged.map(([name]) => name)).toEqual([
      'archive.yml › archive',
      'deploy-registry.yml › deploy',
      'deploy-rules.yml › deploy',
      'deploy-shell.yml › deploy',
      'release-elsewhere.yml › release',
      'release-module.yml › release',
      'rollback-module.yml › rollback',
    ]);
  });

  it.each(privileged)('%s waits in an environment of its own', (_name, { environment }) => {
    expect(environment).toBeTruthy();
  });

  it.each(privileged)('%s runs no install script, test or build', (_name, job) => {
    expect(runs(job, /npm (test|run (build|unit|e2e|verify(?!-)))\b/)).toBe(false);
    for (const { run = '' } of job.steps)
      if (run.startsWith('npm ci')) expect(run).toContain('--ignore-scripts');
  });

  it.each(jobs.filter(([, job]) => runs(job, /npm run deploy/)))(
    '%s gets its identity by federation',
    (_name, { steps, permissions }) => {
      expect(permissions['id-token']).toBe('write');
      const login = steps.find(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
      expect(Object.keys(login?.with ?? {})).toEqual(['workload_identity_provider', 'service_account']);
    },
  );
});

describe('the weekly archive', () => {
  const [, job] = jobs.find(([name]) => name === 'archive.yml › archive') ?? [];

  it('gets its identity by federation, and uses it only to archive', () => {
    const login = job?.steps.find(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
    expect(Object.keys(login?.with ?? {})).toEqual(['workload_identity_provider', 'service_account']);
    expect(commands('archive.yml › archive').match(/npm run .*/g)).toEqual([
      'npm run archive -- --all --to .archive/seasons',
    ]);
  });

  it('uploads nothing but the encrypted file, which GitHub deletes after 90 days', () => {
    const uploads = job?.steps.filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
    expect(uploads?.map(({ with: options }) => options)).toEqual([
      {
        name: 'seasons',
        path: '.archive/seasons.tgz.cms',
        'include-hidden-files': true,
        'if-no-files-found': 'error',
        'retention-days': 90,
      },
    ]);
    expect(commands('archive.yml › archive')).toMatch(
      /openssl cms -encrypt .* -out .archive\/seasons.tgz.cms /,
    );
  });
});

describe('a release', () => {
  it.each(['release-module.yml › build', 'deploy-shell.yml › build'])(
    '%s builds and tests without a right to write, an environment or install scripts',
    (name) => {
      const [, job] = jobs.find(([each]) => each === name) ?? [];
      expect([job?.permissions, job?.environment]).toEqual([{ contents: 'read' }, undefined]);
      expect(commands(name)).toMatch(/npm ci --ignore-scripts\nnpm test [^]*\nnpm run build/);
    },
  );

  it.each(['release-module.yml › release', 'deploy-shell.yml › deploy'])(
    '%s asks the branch for a push before it has an identity and uploads',
    (name) => {
      const [, job] = jobs.find(([each]) => each === name) ?? [];
      const place = (words: string) =>
        job?.steps.findIndex((step) => JSON.stringify(step).includes(words)) ?? -1;
      const order = [place('"deployment"'), place('assert_push'), place('google-github-actions/auth@')];
      expect(order).toEqual([...order].sort((one, other) => one - other));
      expect(order).not.toContain(-1);
      expect(place('npm run deploy')).toBeGreaterThan(order[2] ?? 0);
      expect(commands(name)).toMatch(/\n\s*record .*\n?$/);
    },
  );

  it('deploys what that job built: the files of one module, in a folder that no commit has filled', () => {
    const text = commands('release-module.yml › release');
    const [, release] = jobs.find(([name]) => name === 'release-module.yml › release') ?? [];
    const order = [/^rm -rf "\$MODULE-mfe\/dist"$/, /^actions\/download-artifact@/].map((words) =>
      release?.steps.findIndex(({ run, uses }) => words.test(run ?? uses ?? '')),
    );
    expect(order[1]).toBe((order[0] ?? NaN) + 1);
    expect(text).toMatch(/npm run release -- "\$MODULE" --built /);
    expect(text).toMatch(/npm run deploy -- "\$MODULE" --project/);
  });

  it('of another repository is taken from its host, checked, and needs no identity', () => {
    const [, job] = jobs.find(([name]) => name === 'release-elsewhere.yml › release') ?? [];
    expect([job?.environment, job?.permissions]).toEqual(['elsewhere', { contents: 'read' }]);
    expect(commands('release-elsewhere.yml › release')).toMatch(
      /npm run release -- "\$MODULE" --from="\$FROM" --deployment .deployment\/production /,
    );
  });

  it.each(modules)('$workspace is the only module that its workflow releases', ({ workspace }) => {
    const name = workspace.replace('-mfe', '');
    const file = textOf(`release-${name}.yml`);
    expect(file).toContain('uses: ./.github/workflows/release-module.yml');
    expect(parse(file)).toMatchObject({ jobs: { release: { with: { module: name } } } });
  });

  it('and a rollback deploy the registry by one workflow', () => {
    for (const file of ['release-elsewhere.yml', 'release-module.yml', 'rollback-module.yml'])
      expect(textOf(file)).toContain('uses: ./.github/workflows/deploy-registry.yml');
    const deployers = jobs.filter(([, job]) => runs(job, /npm run deploy -- registry/));
    expect(deployers.map(([name]) => name)).toEqual(['deploy-registry.yml › deploy']);
  });

  it('has the rules and the shell deployed by other jobs, each in an environment of its own', () => {
    const deployers = jobs.filter(([, job]) => runs(job, /npm run deploy -- (shell|rules|all)/));
    expect(deployers.map(([name, { environment }]) => [name, environment])).toEqual([
      ['deploy-rules.yml › deploy', 'rules'],
      ['deploy-shell.yml › deploy', 'shell'],
    ]);
  });

  it.each(jobs.filter(([, job]) => runs(job, /npm run deploy/)))(
    '%s is refused where the deployment is of another project',
    (_name, job) =>
      expect(commandsOf(job).match(/npm run deploy.*/g)).toEqual([
        expect.stringContaining('--project "$PROJECT"'),
      ]),
  );
});
