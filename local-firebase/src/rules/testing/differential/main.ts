import { findOfficialEmulator } from '../../../../../tools/backend/official-emulator';
import { compareRules, textOf } from './run';

async function main(): Promise<void> {
  if (!findOfficialEmulator()) {
    console.log('The official Firestore emulator is not on this machine: nothing was compared.');
    return;
  }
  const report = await compareRules();
  console.log(textOf(report));
  if (report.unexplained.length > 0) process.exitCode = 1;
}

void main();
