import type { Released } from './use-live-shell';

/**
 * The command, for a clone of the repository, that makes the release before live again. Its words go to the release log.
 * Nothing in it comes from a report: anybody who is signed in can write one.
 */
export function rollbackCommand({ name }: Released, times: number, isLocal: boolean): string {
  const deployment = isLocal ? '' : ' --deployment .deployment/production';
  const rollback = `npm run rollback -- ${name.replace(/_mfe$/, '')}${deployment} --reason "${times} failures within an hour of its release"`;
  return isLocal ? rollback : `${rollback} && npm run deploy -- ${name === 'shell' ? 'shell' : 'registry'}`;
}
