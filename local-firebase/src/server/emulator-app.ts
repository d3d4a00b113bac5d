import { Hono, type Context } from 'hono';
import type { Database } from '../database/database';
import { RulesCompileError, type LiveRules } from '../rules';
import { badPayload, bool, list, message, text } from '../wire/message';
import { invalid } from '../status';
import { bodyText } from './body-text';

export interface EmulatorOptions {
  database: Database;
  rules: LiveRules;
  checkDatabase(database: string): void;
  /** Everything that is stored, as JSON. */
  exportData(): Promise<object>;
}

const project = '/emulator/v1/projects/:project';
const rulesPath = '/emulator/v1/projects/:call{[^/]+:securityRules}';

const rulesRequest = message({
  rules: message({ files: list(message({ name: text, content: text, fingerprint: text })) }),
  ignoreErrors: bool,
});

/** What test suites and tools call on the official emulator beside Firestore itself, and the export. */
export function emulatorApp({ database, rules, checkDatabase, exportData }: EmulatorOptions): Hono {
  const checkProject = (c: Context) =>
    checkDatabase(`projects/${(c.req.param('call') ?? '').replace(/:\w+$/, '')}`);

  return new Hono()
    .delete(`${project}/databases/:database/documents`, async (c) => {
      const name = `projects/${c.req.param('project')}/databases/${c.req.param('database')}`;
      checkDatabase(name);
      const documents = database.collections.below(`${name}/documents`);
      database.apply(
        new Map(documents.map((document) => [document.name, undefined])),
        database.nextVersion(),
      );
      await database.durable();
      return c.json({});
    })
    .put(rulesPath, async (c) => {
      checkProject(c);
      const { rules: given, ignoreErrors } = rulesRequest(jsonOf(await bodyText(c.req.raw)));
      const [file, ...others] = given?.files ?? [];
      if (file?.content === undefined || others.length > 0) throw badPayload('One rules file was expected.');
      try {
        rules.load(file.content, file.name ?? 'loaded over HTTP');
        return c.json({});
      } catch (error) {
        if (!(error instanceof RulesCompileError)) throw error;
        const { at, detail } = error;
        rules.reject(`${file.name ?? 'Rules sent over HTTP'}:${error.message}`);
        if (!ignoreErrors) throw invalid(`Error compiling rules:\nL${at.line}:${at.column} ${detail}`);
        const sourcePosition = { fileName: file.name ?? '', ...at };
        return c.json({ issues: [{ sourcePosition, description: detail, severity: 'ERROR' }] });
      }
    })
    .get(rulesPath, (c) => {
      checkProject(c);
      const { from, source } = rules.state;
      return c.json({ rules: { files: source === undefined ? [] : [{ content: source, name: from }] } });
    })
    .get('/emulator/v1/projects/:call{[^/]+:export}', async (c) => {
      checkProject(c);
      return c.json(await exportData());
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badPayload('The body is not JSON.');
  }
}
