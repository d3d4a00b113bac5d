import { consoleRulesFile } from './console-rules';
import {
  findOfficialEmulator,
  startOfficialEmulator,
  type OfficialEmulator,
} from '../../tools/backend/official-emulator';

/** The emulator's address for the test files; unset if it is not installed. */
const originVariable = 'RULES_OFFICIAL_EMULATOR';

let running: OfficialEmulator | undefined;

/** Starts the official emulator once for all test files: each file has its own project, with its own rules and data. */
export async function startOfficial(): Promise<void> {
  if (!findOfficialEmulator()) {
    console.log(
      'The official Firestore emulator is not installed here: the rules meet the local backend alone.',
    );
    return;
  }
  running = await startOfficialEmulator({ project: 'demo-rules', port: 0, rules: consoleRulesFile });
  process.env[originVariable] = running.firestoreUrl;
}

export const stopOfficial = async (): Promise<void> => running?.close();

export const officialOrigin = (): string | undefined => process.env[originVariable];
