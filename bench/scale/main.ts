import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, startProduct } from '../../e2e/fixtures/support';
import { findBrowser } from '../../tools/browsers/test-browser';
import { siteBuilds } from '../../tools/build/builds';
import { runBuilds } from '../../tools/build/run-builds';
import { runCommand, UserFacingError } from '../../tools/command';
import { events, monthOf, usual, visitOf } from './model';
import { simulate, type Measured } from './simulate';

const root = join(__dirname, '../..');

/** Role, own seasons, quiz list, question list with its imports that were interrupted, and the form of a question. */
const listenersOfVisit = 1 + 2 + 3 + 3 + 1;

const help = `npm run bench -- scale [--hosts 100]
  Lets this many hosts visit the console on the local backend, compares what they cost with the model, and writes
  docs/scale.md.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({ options: { hosts: { type: 'string', default: '100' } } });
  const hosts = Number(values.hosts);
  if (!Number.isInteger(hosts) || hosts < 1)
    throw new UserFacingError('--hosts must be a whole number from 1.');
  await runBuilds(siteBuilds, { root, log, signal });
  process.env.CONSOLE_BROWSER ??= findBrowser(log);
  const [product, browser] = await Promise.all([startProduct(), launch()]);
  onEnd(async () => void (await Promise.all([browser.close(), product.close()])));
  const measured = await simulate({ browser, product, log }, hosts, usual);
  const comparison = comparisonOf(hosts, measured);
  const method = await readFile(join(__dirname, 'method.md'), 'utf8');
  const tables = { comparison, months: monthsOf(measured.bytes / hosts), events: eventTable() };
  const page = Object.entries(tables).reduce(
    (text, [name, table]) => text.replace(`[[${name}]]`, table),
    method,
  );
  await writeFile(join(root, 'docs/scale.md'), page);
  log(comparison);
  return 0;
});

function comparisonOf(hosts: number, measured: Measured): string {
  const { reads, writes } = visitOf(usual, true);
  const row = (name: string, predicted: number, found: number) =>
    `| ${name} | ${shown(predicted * hosts)} | ${shown(found)} | ${percent(found / (predicted * hosts) - 1)} |`;
  return [
    `| ${hosts} first visits | model | simulation | difference |`,
    '| --- | --: | --: | --: |',
    row('reads', reads, measured.reads),
    row('writes', writes, measured.writes),
    row('subscriptions open at the end', listenersOfVisit, measured.listeners),
  ].join('\n');
}

function monthsOf(bytesOfVisit: number): string {
  const rows = [10, 1000, 100_000].map((hosts) => {
    const month = monthOf(hosts, usual, bytesOfVisit);
    const cells = [
      hosts,
      month.reads,
      month.adminReads,
      month.lookups,
      month.writes,
      month.deletions,
      month.gigabytes,
      month.dollars,
    ];
    return `| ${cells.map(shown).join(' | ')} |`;
  });
  return [
    '| hosts | reads | of these by Admins | look-ups of the rules | writes | deletions | GB from the database | US dollars |',
    '| --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

function eventTable(): string {
  const { quizzes, questions, seasons } = usual;
  const rows = {
    'signing in': events.signIn,
    [`the list of ${seasons} season of one’s own`]: events.seasonList(seasons),
    [`a list of ${quizzes} quizzes, first on a device`]: events.quizList(quizzes, true),
    'the same list again': events.quizList(quizzes, false),
    [`a list of ${questions} questions`]: events.questionList(questions),
    'a question added': events.questionAdded,
    'a question changed': events.questionChanged,
  };
  return [
    '| Event | reads | look-ups | writes |',
    '| --- | --: | --: | --: |',
    ...Object.entries(rows).map(
      ([name, { reads, lookups, writes }]) => `| ${name} | ${reads} | ${lookups} | ${writes} |`,
    ),
  ].join('\n');
}

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
