import { allowAll, type RulesGate } from '../rules-gate';
import { createRulesGate } from './decision/gate';

/** What is in force, and what went wrong since. */
export interface RulesState {
  /** Where the rules in force came from: a file, or in words. */
  from: string;
  loadedAt: Date;
  /** The text of the rules in force; undefined while everything is allowed. */
  source?: string;
  /** Why the rules that were to follow these are not in force. */
  error?: string;
}

/** Makes the gate of a rules file. @throws RulesCompileError with line and column. */
export type CreateGate = (source: string, options: { log: (line: string) => void }) => RulesGate;

/** A gate whose rules can be exchanged while listeners are open. Without rules it is open to all. */
export class LiveRules {
  private current: RulesGate = allowAll;
  private known: RulesState = { from: 'none given: everything is allowed', loadedAt: new Date() };
  private readonly listeners = new Set<() => void>();

  readonly gate: Required<RulesGate> = {
    checkGet: (check) => this.current.checkGet(check),
    checkList: (check) => this.current.checkList(check),
    checkWrite: (check) => this.current.checkWrite(check),
    onChange: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  constructor(
    private readonly log: (line: string) => void,
    private readonly createGate: CreateGate = createRulesGate,
  ) {}

  get state(): RulesState {
    return this.known;
  }

  /**
   * Puts these rules into force. Rules that do not compile leave the others as they are.
   * @throws RulesCompileError with line and column.
   */
  load(source: string, from: string): void {
    this.current = this.createGate(source, { log: this.log });
    this.known = { from, source, loadedAt: new Date() };
    for (const listener of this.listeners) listener();
  }

  /** Remembers why other rules could not follow. */
  reject(error: string): void {
    this.known = { ...this.known, error };
  }
}
