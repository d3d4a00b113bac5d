import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '@console/local-firebase';
import { commit, nameOf } from '../../firestore-project/documents';
import { openProject, type Project } from '../../firestore-project/project';
import { beginReading, listBelow, type Fields, type Snapshot } from '../../firestore-project/snapshots';
import { readArchive } from '../archive-file';
import { archiveSeason } from '../archive-season';
import { restoreSeason, type RestoreOptions } from '../restore-season';
import { readSeason } from '../season-documents';

const id = 'demo-test';
export const quizAt = (quiz: string): string => `seasons/S1/quizzes/${quiz}`;
export const text = (stringValue: string) => ({ stringValue });

/** Values of every type, among them those that a reader in JavaScript would confuse. */
const unusual: Fields = {
  whole: { integerValue: '10' },
  double: { doubleValue: 10 },
  large: { integerValue: '9007199254740993' },
  nothing: { nullValue: null },
  notANumber: { doubleValue: 'NaN' },
  time: { timestampValue: '2026-05-01T10:00:00.123456Z' },
  bytes: { bytesValue: 'AAEC' },
  place: { geoPointValue: { latitude: 17.4, longitude: 78.5 } },
  reference: { referenceValue: `projects/${id}/databases/(default)/documents/seasons/S1` },
  empty: { arrayValue: {} },
  constructor: text('a field by this name'),
  nested: { mapValue: { fields: { '1': text('one'), list: { arrayValue: { values: [text('a')] } } } } },
};

/** A season, its settings, and what a players' app stores with it. */
export const contents: Record<string, Fields> = {
  'seasons/S1': { season: text('Season “One”'), host_email: text('asha@example.org'), host: text('Asha') },
  'season_top_notification/S1': { title: text('Welcome') },
  'season_leaderbaord_setting/S1': { type: text('limit'), limit_one: { integerValue: '5' } },
  'season_ads_controller/S1': { ql_to_sh_show: text('No') },
  'players_app/S1': unusual,
  'players_app/S1/devices/d': { token: text('t') },
  [quizAt('Q1')]: { title: text('Genesis'), status: text('Upcoming') },
  [`${quizAt('Q1')}/questions/1`]: { question: text('Who built the ark?'), answer: text('Noah') },
  [`${quizAt('Q1')}/questions/2`]: { question: text('ప్రశ్న'), answer: text('Eve') },
  [`${quizAt('Q1')}/results/r 1%`]: { uid: text('player'), ...unusual },
  [`${quizAt('Q1')}/results/r 1%/answers/a`]: { chosen: { integerValue: '2' } },
  [quizAt('Q2')]: { title: text('Exodus'), status: text('Finished') },
};
/** What does not belong to the archive of the season. */
export const others: Record<string, Fields> = {
  'seasons/S1/history/h': { kind: text('quiz_changed') },
  'seasons/S1/history/h/parts/p': { kind: text('part') },
  'seasons/S2': { season: text('Another') },
  'seasons/S2/quizzes/Q1': { title: text('Another') },
};

/** A local backend with that season. */
export class Stage {
  readonly log: string[] = [];

  private constructor(
    readonly folder: string,
    readonly server: LocalFirebase,
    readonly project: Project,
  ) {}

  static async start(): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'archive-'));
    const ports = { firestorePort: 0, authPort: 0 };
    const options = { project: id, data: join(folder, 'data'), ...ports, log: () => undefined };
    const server = await startLocalFirebase(options);
    const stage = new Stage(folder, server, await openOn(server));
    await stage.write({ ...contents, ...others });
    return stage;
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.folder, { recursive: true });
  }

  open(database: string): Promise<Project> {
    return openOn(this.server, database);
  }

  /** Writes documents, or deletes them where there are no fields. */
  write(documents: Readonly<Record<string, Fields | null>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) => {
      const name = nameOf(this.project, path);
      return fields ? { update: { name, fields } } : { delete: name };
    });
    return commit(this.project, writes);
  }

  remove(paths: readonly string[]): Promise<void> {
    return this.write(Object.fromEntries(paths.map((path) => [path, null])));
  }

  /** Archives the season; resolves to the file. */
  async archived(): Promise<string> {
    await archiveSeason(this.project, 'S1', this.folder, () => undefined);
    const files = (await readdir(this.folder)).filter((name) => name.startsWith('S1.')).sort();
    return join(this.folder, files.at(-1) ?? '');
  }

  async restore(file: string, options: Partial<RestoreOptions> = {}): Promise<boolean> {
    return restoreSeason({
      ...{ project: this.project, archive: await readArchive(file), overwrite: false, by: 'Operator' },
      log: (line) => this.log.push(line),
      confirm: async () => true,
      ...options,
    });
  }

  /** The fields of all documents of the season, by their paths. */
  async stored(project = this.project): Promise<Record<string, Fields>> {
    const { documents } = await readSeason(project, 'S1');
    return Object.fromEntries(documents.map(({ path, fields }) => [path, fields]));
  }

  /** The entries of restorations, and their parts. */
  async history(): Promise<{ entries: Snapshot[]; parts: Snapshot[] }> {
    const transaction = await beginReading(this.project);
    const found = (await listBelow(this.project, 'seasons/S1', transaction)).filter(({ path }) =>
      path.startsWith('seasons/S1/history/'),
    );
    return {
      entries: found.filter(({ fields }) => fields['kind']?.['stringValue'] === 'season_restored'),
      parts: found.filter(({ path }) => path.includes('/parts/')),
    };
  }
}

const openOn = ({ firestoreUrl, authUrl }: LocalFirebase, database?: string) =>
  openProject(
    { id, ...(database && { database }), local: { firestoreUrl, authUrl } },
    new AbortController().signal,
  );
