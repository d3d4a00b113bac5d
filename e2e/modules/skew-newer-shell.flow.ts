import { test } from '../fixtures/fixtures';
import { builds, hostOf, modules, newerShell, openQuizList, works, workspace } from './skew-hosts';

test.afterAll(() => builds.remove());

// The builds are made once, by one worker.
test.describe.configure({ mode: 'default' });

test.use({ servers: { shell: newerShell, [workspace]: hostOf('same', 'newer') } });

test.describe('a module under a shell of contract 1.1.0', { tag: '@long' }, () => {
  for (const build of ['same', 'newer'] as const)
    test(`built for ${modules[build].contract} works`, async ({ page, product }) => {
      await openQuizList({ page, product }, build);
      await works({ page, product });
    });
});
