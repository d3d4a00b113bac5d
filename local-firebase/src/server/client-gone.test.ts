import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand, type Running } from '../testing/command';

jest.setTimeout(60_000);

let folder: string;
let server: Running;

// As a program: what Node.js throws is of another realm inside a test, and is handled differently there.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  server = await startCommand(['--data', folder]);
});
afterEach(async () => {
  await server.end();
  await rm(folder, { recursive: true });
});

const database = 'projects/demo-project/databases/(default)';
const paths = {
  firestoreUrl: [
    `/v1/${database}/documents:commit`,
    `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&database=${encodeURIComponent(database)}`,
  ],
  authUrl: [
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any',
    '/securetoken.googleapis.com/v1/token?key=any',
    '/auth-popup',
  ],
};

/** Sends the first part of a request, and is gone when the server, which has answered a later one, is reading it. */
async function beginRequest(port: string, path: string, framing: string) {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${framing}`);
  await fetch(`http://localhost:${port}`);
  socket.destroy();
  await once(socket, 'close');
}

it('says nothing of clients that go away in the middle of a request, and serves on', async () => {
  for (const at of ['firestoreUrl', 'authUrl'] as const) {
    const { port } = new URL(server[at]);
    for (const path of paths[at]) {
      await beginRequest(port, path, 'Content-Length: 1000\r\n\r\n{"wri');
      await beginRequest(port, path, 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"wri');
    }
    expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
  }
  const { output } = await server.end();
  expect(output).toContain('Firestore at ');
  expect(output).not.toMatch(/aborted|failed|Error/);
});
