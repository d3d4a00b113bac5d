import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who runs the command: the name in Git's settings, else that of the account. */
export function currentUser(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
