import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { modules } from '../registry/modules';

const permissionsSchema = v.record(v.string(), v.picklist(['read', 'write']));
const stepSchema = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
});
const jobSchema = v.object({
  permissions: v.optional(permissionsSchema, {}),
  environment: v.optional(v.string()),
  needs: v.optional(v.string()),
  uses: v.optional(v.string()),
  secrets: v.optional(v.unknown()),
  steps: v.optional(v.array(stepSchema), []),
});
const workflowSchema = v.object({ permissions: permissionsSchema, jobs: v.record(v.string(), jobSchema) });

const root = join(__dirname, '../..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const workflows = readdirSync(folder).map(
  (file) => [file, v.parse(workflowSchema, parse(textOf(file)))] as const,
);
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => [`${file} › ${name}`, job] as const),
);
type Job = (typeof jobs)[number][1];

const runs = ({ steps }: Job, words: RegExp) => steps.some(({ run = '' }) => words.test(run));
const canWrite = ({ permissions }: Job) => Object.values(permissions).includes('write');
const commands = (jobName: string) => {
  const [, job] = jobs.find(([name]) => name === jobName) ?? [];
  return (job?.steps ?? []).map(({ run = '' }) => run).join('\n');
};

describe('every workflow', () => {
  it.each(workflows)('%s may only read unless a job says otherwise', (_file, { permissions }) => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it.each(workflows)('%s names actions by commit, with the version beside it', (file) => {
    const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action]) => action);
    for (const action of used) expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)('%s has no secret, and inserts no expression into a command', (file, { jobs: own }) => {
    expect(textOf(file)).not.toMatch(/secrets[.:[]|credentials_json/);
    for (const { steps } of Object.values(own))
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it.each(workflows)('%s runs the Firebase CLI of the lock file only', (file) => {
    expect(textOf(file)).not.toMatch(/npx|npm (install|i|exec)\b/);
  });

  it.each(jobs)('%s leaves its token in no checkout but that of the deployment', (_name, { steps }) => {
    for (const { uses = '', with: options } of steps)
      if (uses.startsWith('actions/checkout@') && options.ref !== 'deployment')
        expect(options['persist-credentials']).toBe(false);
  });
});

describe('a job that can write or deploy', () => {
  const privileged = jobs.filter(([, job]) => canWrite(job) && !job.uses);

  it.each(privileged)('%s waits in an environment of its own', (_name, { environment }) => {
    expect(environment).toBeTruthy();
  });

  it.each(privileged)('%s runs no install script, test or build', (_name, job) => {
    expect(runs(job, /npm (test|run (build|unit|e2e|verify(?!-)))\b/)).toBe(false);
    for (const { run = '' } of job.steps)
      if (run.startsWith('npm ci')) expect(run).toContain('--ignore-scripts');
  });

  it.each(jobs.filter(([, job]) => runs(job, /firebase -- deploy/)))(
    '%s gets its identity by federation',
    (_name, { steps, permissions }) => {
      expect(permissions['id-token']).toBe('write');
      const login = steps.find(({ uses = '' }) => uses.startsWith('google-github-actions/auth@'));
      expect(Object.keys(login?.with ?? {})).toEqual(['workload_identity_provider', 'service_account']);
    },
  );
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

  it('deploys what that job built: the files of one module', () => {
    const text = commands('release-module.yml › release');
    expect(text).toMatch(/npm run release -- "\$MODULE" --built /);
    expect(text.match(/--only \S+/g)).toEqual(['--only "hosting:console-$MODULE"']);
  });

  it.each(modules)('$workspace is the only module that its workflow releases', ({ workspace }) => {
    const name = workspace.replace('-mfe', '');
    const file = textOf(`release-${name}.yml`);
    expect(file).toContain('uses: ./.github/workflows/release-module.yml');
    expect(parse(file)).toMatchObject({ jobs: { release: { with: { module: name } } } });
  });

  it('and a rollback verify every live entry before the registry is deployed', () => {
    for (const file of ['release-module.yml', 'rollback-module.yml'])
      expect(textOf(file)).toContain('uses: ./.github/workflows/deploy-registry.yml');
    expect(commands('deploy-registry.yml › deploy')).toMatch(
      /npm run verify-live -- .*\n\s*npm run firebase -- deploy .*--only hosting:console-registry\n/,
    );
    const deployers = jobs.filter(([, job]) => runs(job, /hosting:console-registry/));
    expect(deployers.map(([name]) => name)).toEqual(['deploy-registry.yml › deploy']);
  });

  it('has the rules and the shell deployed by another job, in another environment', () => {
    const deployers = jobs.filter(([, job]) => runs(job, /console-shell|firestore/));
    expect(deployers.map(([name, { environment }]) => [name, environment])).toEqual([
      ['deploy-shell.yml › deploy', 'shell'],
      ['official-emulator.yml › compare', undefined],
    ]);
  });
});

it('no team owns the workflows but the one that CODEOWNERS names last', () => {
  const file = join(root, '.github/CODEOWNERS');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const owned = lines.filter((line) => /^(\*\s|\/?\.github)/.test(line));
  expect(owned.slice(0, -1)).toEqual([]);
});
