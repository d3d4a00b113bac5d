import { findOfficialEmulator } from '../../../../tools/backend/official-emulator';
import { compare } from './compare';
import { groups } from './groups';
import { textOf } from './report';
import { withBothServers } from './servers';

async function main(): Promise<void> {
  if (!findOfficialEmulator()) {
    console.log('The official Firestore emulator is not on this machine: nothing was compared.');
    return;
  }
  const report = await withBothServers((ours, theirs) => compare(groups, ours, theirs));
  console.log(textOf(report));
  if (report.unexplained.length > 0) process.exitCode = 1;
}

void main();
