import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** The user's name in Git's settings, else that of the system account. */
export function currentUser(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
