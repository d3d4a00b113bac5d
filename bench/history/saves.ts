import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../rules/contest/contest';
import { changeOf, historyEntry, question, quiz, season } from '../../rules/contest/documents';
import { emailOf, everybody } from '../../rules/contest/people';
import { openDatabase } from '../../rules/protocol/database';
import { change, serverTime, set, type Write } from '../../rules/protocol/writes';
import { startBackend } from '../../tools/backend/backend';
import { median } from '../results/samples';

/** Medians in milliseconds. */
export type SaveTimes = { readonly without: number; readonly withEntry: number };

/** Saves a question with and without its entry, in turns, under the deployed rules on the local backend. */
export async function measureSaves(pairs: number): Promise<SaveTimes> {
  const data = await mkdtemp(join(tmpdir(), 'bench-history-'));
  const project = 'demo-bench';
  const log = () => undefined;
  const backend = await startBackend({ kind: 'local', project, data, firestorePort: 0, authPort: 0, log });
  try {
    const { host } = await everybody(project, backend.authUrl);
    const database = openDatabase('the local backend', backend.firestoreUrl, project);
    const path = `${at.upcoming}/questions/q1`;
    await database.store(
      set(at.own, season('own', { host_email: emailOf('host') })),
      set(at.upcoming, quiz('upcoming')),
      set(path, question('q1', 'upcoming')),
    );
    const caller = database.as(host.authorization);
    let stored = question('q1', 'upcoming').question;
    const save = async (number: number, hasEntry: boolean): Promise<number> => {
      const text = `Who wrote letter ${number}?`;
      const entry = historyEntry(host, [changeOf(path, { question: stored }, { question: text })]);
      const writes: Write[] = [change(path, { question: text })];
      if (hasEntry) writes.push(set(at.entry(`e${number}`), entry, serverTime('time')));
      const begun = performance.now();
      const status = await caller.commit(...writes);
      const took = performance.now() - begun;
      if (status !== 200) throw new Error(`A save was answered with ${status}`);
      stored = text;
      return took;
    };
    const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
    for (let number = 0; number < 2 * pairs; number += 1) {
      const hasEntry = number % 2 === 1;
      times[hasEntry ? 'with' : 'without'].push(await save(number, hasEntry));
    }
    return { without: median(times.without), withEntry: median(times.with) };
  } finally {
    await backend.close();
    await rm(data, { recursive: true });
  }
}
