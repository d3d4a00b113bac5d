import type { Contest } from '../../fixtures/data/contest';
import type { Database } from '../../fixtures/data/database';
import type { Name, User } from '../user';

export type Given = {
  readonly user: User;
  readonly database: Database;
  /** A season with a quiz of three questions. */
  readonly contest: Contest;
  /** Ends the database and starts it again. */
  setReachable(isReachable: boolean): Promise<void>;
};

/** What a host does, by its name in docs/browsers.md. */
export type Steps = Readonly<Record<string, (given: Given) => Promise<void>>>;

export const press = (user: User, name: Name) => user.press('button', name);
export const follow = (user: User, name: Name) => user.press('link', name);
export const arrives = (user: User, title: Name) => user.meets('heading', title);
