#!/usr/bin/env node
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/*
 * Starts the Firefox that CONSOLE_FIREFOX names, in place of the program that Playwright would start. Playwright speaks
 * WebDriver BiDi with an unmodified Firefox, but begins each context with a command that Firefox ESR 153 does not know. This
 * answers that one and passes all others on. It can go once ESR knows the command.
 */
const unknown = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.CONSOLE_FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

/** Playwright reads from this line where to connect. */
const listening = 'WebDriver BiDi listening on ';

createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (!line.startsWith(listening)) return process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    process.stderr.write(`${listening}ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, { url }) => connect(client, line.slice(listening.length) + url));
  return undefined;
});

/** Passes messages between Playwright and Firefox. */
function connect(client, address) {
  const target = new WebSocket(address);
  const opened = new Promise((resolve) => target.once('open', resolve));
  client.on('message', (data) => {
    const { id, method } = JSON.parse(data);
    if (method === unknown) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else void opened.then(() => target.send(data.toString()));
  });
  target.on('message', (data, isBinary) => client.send(data, { binary: isBinary }));
  client.on('close', () => target.close());
  target.on('close', () => client.close());
}
