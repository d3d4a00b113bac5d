import { Hono } from 'hono';
import type { Backend } from '../commit/commit';

interface EmulatorOptions {
  backend: Backend;
  checkDatabase(database: string): void;
}

/** What test suites call on the official emulator beside Firestore itself. */
export function emulatorApp({ backend: { database }, checkDatabase }: EmulatorOptions): Hono {
  return new Hono().delete('/emulator/v1/projects/:project/databases/:database/documents', async (c) => {
    const name = `projects/${c.req.param('project')}/databases/${c.req.param('database')}`;
    checkDatabase(name);
    const documents = database.collections.below(`${name}/documents`);
    database.apply(new Map(documents.map((document) => [document.name, undefined])), database.nextVersion());
    await database.durable();
    return c.json({});
  });
}
