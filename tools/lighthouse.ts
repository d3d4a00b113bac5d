import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import * as v from 'valibot';
import { signIn } from '../e2e/fixtures/sign-in';
import { startProduct } from '../e2e/fixtures/support';
import { siteBuilds } from './build/builds';
import { runCommand } from './command';
import { runBuilds } from './build/run-builds';
import { findBrowser } from './browsers/test-browser';

const root = resolve(__dirname, '..');
const folder = join(root, 'tools/lighthouse');

/** The minimum score of every page, out of 100. */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 };
const pages = ['/', '/privacy-policy', '/seasons'];

const help = `npm run lighthouse [-- --only <word>]
  Runs Lighthouse on ${pages.join(', ')} of the production build on a phone's slow connection, signed in as an
  Admin: all of them, or those whose path contains the word. Of three audits
  the middle one counts. Tells what is below ${Object.entries(goals)
    .map(([name, goal]) => `${name} ${goal}`)
    .join(', ')}. It is installed into tools/lighthouse when it is needed.`;

const category = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string() })),
});
const reportSchema = v.object({
  categories: v.object({ performance: category, accessibility: category, 'best-practices': category }),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) }),
  ),
});

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  await install(log);
  await runBuilds(siteBuilds, { root, log, signal });
  const executablePath = findBrowser(log, 'full');
  const product = await startProduct();
  onEnd(() => product.close());

  let missed = 0;
  for (const path of pages.filter((candidate) => candidate.includes(values.only))) {
    const { categories, audits } = await medianAudit(() =>
      inNewBrowser(executablePath, product.origin, (port) =>
        auditWithRetry(`${product.origin}${path}`, port, signal),
      ),
    );
    log(`\n${path}`);
    for (const [name, goal] of Object.entries(goals)) {
      const { score, auditRefs } = v.parse(category, categories[name as keyof typeof goals]);
      const points = Math.round((score ?? 0) * 100);
      log(`  ${name.padEnd(15)} ${String(points).padStart(3)}  goal ${goal}`);
      if (points >= goal) continue;
      missed += 1;
      for (const { title, score: part, displayValue = '' } of auditRefs.flatMap(({ id }) => audits[id] ?? []))
        if (part !== null && part < 0.9) log(`    ${title} ${displayValue}`);
    }
  }
  return missed > 0 ? 1 : 0;
});

type Report = v.InferOutput<typeof reportSchema>;

/** Performance scores vary with the machine's load, so the median of three runs counts. */
async function medianAudit(audit: () => Promise<Report>): Promise<Report> {
  const speed = ({ categories }: Report) => categories.performance.score ?? 0;
  const first = await audit();
  const reports = [first, await audit(), await audit()];
  return reports.sort((one, other) => speed(one) - speed(other))[1] ?? first;
}

/**
 * Audits in a browser of its own, signed in. A second audit in one browser is neither a first nor a second visit: it has the
 * service worker's files, but Lighthouse has deleted their compiled code.
 */
async function inNewBrowser(
  executablePath: string,
  origin: string,
  audit: (port: string) => Promise<Report>,
): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'console-lighthouse-'));
  // Lighthouse opens its pages in the browser that is signed in.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--remote-debugging-port=0'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await signIn(page, 'Admin');
    await page.close();
    const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    return await audit(port);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** On a busy machine Lighthouse may miss the start of the page load (NO_NAVSTART) and fail; a retry succeeds. */
const auditWithRetry = (url: string, port: string, signal: AbortSignal): Promise<Report> =>
  audit(url, port, signal).catch((error: unknown) => {
    if (signal.aborted || !/Runtime error encountered/.test(String(error))) throw error;
    return audit(url, port, signal);
  });

async function audit(url: string, port: string, signal: AbortSignal): Promise<Report> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    `--only-categories=${Object.keys(goals).join()}`,
  ];
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...options], {
    signal,
    maxBuffer: 2 ** 26,
  });
  return v.parse(reportSchema, JSON.parse(stdout));
}

/** Runs once for each content of its lock file. */
async function install(log: (line: string) => void): Promise<void> {
  const wanted = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const record = join(folder, 'node_modules/.installed');
  if ((await readFile(record, 'utf8').catch(() => '')) === wanted) return;
  log('Installing Lighthouse into tools/lighthouse');
  await promisify(execFile)('npm', ['ci'], { cwd: folder, shell: process.platform === 'win32' });
  await writeFile(record, wanted);
}
