import type { Person } from '../fixtures/sign-in';

export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'main'
  | 'option'
  | 'region'
  | 'row';

/** A name that begins and ends so, or matches. */
export type Name = string | RegExp;

/** Something by its role, and its name unless there is only one. */
export type Named = readonly [role: Role, name?: Name];

/**
 * What a person does in a browser of any engine. Each step waits for what it needs, and fails after a minute with what
 * was missing. What several elements fit is the first of them that is shown.
 */
export interface User {
  /** Loads a page by its path and query, as from the address bar. */
  load(address: string): Promise<void>;
  /** Goes to an address of the console in place, as its links do. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses a button, and chooses the account of a person in the window that it opens. */
  chooseAccount(button: Name, person: Person): Promise<void>;
  /** Presses what has this role and name, within something if that is given. */
  press(role: Role, name: Name, within?: Named): Promise<void>;
  /** Types into fields by their labels, in place of what they have; a list takes the label of an option. */
  fill(fields: Readonly<Record<string, string>>): Promise<void>;
  /** What a field with this label has. */
  valueOf(label: string): Promise<string>;
  /** Waits until the page shows this text, or a match. */
  sees(text: Name): Promise<void>;
  /** Waits until the page shows it no longer. */
  misses(text: Name): Promise<void>;
  /** Waits until something has this role and name. */
  meets(role: Role, name: Name): Promise<void>;
  /** Opens another tab of the same browser at an address, for as long as `act` takes. */
  inAnotherTab(address: string, act: () => Promise<void>): Promise<void>;
  /** The value of an expression in the page; of a promise, what it is fulfilled with. */
  evaluate<Value>(expression: string): Promise<Value>;
}
