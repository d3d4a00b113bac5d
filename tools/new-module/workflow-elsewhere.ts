const kit = 'node_modules/@console/module-kit';
/** Not npx, which would ask a registry for a command that is not installed. */
const command = 'node_modules/.bin/console-module';

const start = (name: string): string => `name: Release ${name}
on:
  workflow_dispatch:
    inputs:
      again:
        description: Why a release that was rolled back or withdrawn may be live again, for the log
  pull_request:
  push:
    branches: [main]
    # What the build of this module reads.
    paths:
      - ${name}-mfe/**
      - package-lock.json

permissions:
  contents: read

# One release at a time; of the runs in the queue, GitHub keeps the newest.
concurrency: release-${name}-\${{ github.ref }}

`;

/** What differs in the jobs from those of the console's modules. */
const changes = (name: string): readonly (readonly [text: string | RegExp, instead: string])[] => [
  // Who owns the console writes its registry.
  [/\n {2}# Visitors see[^]*/, ''],
  // The rules of the branch require the check _test_.
  ['\n  build:\n', '\n  test:\n'],
  ['needs: build', "needs: test\n    if: github.ref == 'refs/heads/main'"],
  [
    '- run: npm run build',
    `- run: node_modules/.bin/tsc -p .\n      - run: ${command} messages --check\n      - run: npm run build`,
  ],
  ['${{ inputs.module }}', name],
  ['--prefix tools/', `--prefix ${kit}/tools/`],
  ['source .github/', `source ${kit}/.github/`],
  // The console may have an older release live than this repository.
  ['npm run release -- "$MODULE"', `${command} release "$MODULE" --keep 50`],
  [
    'npm run deploy -- "$MODULE" --project "$PROJECT"',
    `${command} firebase deploy --project "$PROJECT" --only "hosting:console-$MODULE"`,
  ],
];

/**
 * The workflow that tests and releases a module in a team's own repository: the jobs of our `release-module.yml`, of which
 * `ours` is the text, without that of the registry. @throws if a part that differs is not found there.
 */
export function workflowElsewhere(name: string, ours: string): string {
  const jobs = ours.slice(ours.indexOf('jobs:\n'));
  const own = changes(name).reduce((text, [part, instead]) => {
    const changed = typeof part === 'string' ? text.replaceAll(part, instead) : text.replace(part, instead);
    if (changed === text) throw new Error(`release-module.yml has no ${String(part)}`);
    return changed;
  }, jobs);
  return `${start(name)}${own}`;
}
