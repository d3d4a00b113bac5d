import type { Decision, RulesGate } from '../rules-gate';
import type { AuthContext } from '../auth-context';
import { loggable } from '../loggable';

/** One refusal of the rules, for the developer who wonders. */
export interface Refusal {
  at: Date;
  method: string;
  /** Full name of the document, or of the collection that was to be listed. */
  name: string;
  auth: AuthContext;
  /** Names the rule line. */
  reason: string;
}

const kept = 20;

/** Logs the refusals of a gate, and remembers the latest, the latest first. */
export class Refusals {
  readonly latest: Refusal[] = [];

  constructor(private readonly log: (line: string) => void) {}

  /** The same gate, its refusals remembered. */
  of<Gate extends RulesGate>(gate: Gate): Gate {
    return {
      ...gate,
      checkGet: (check) => this.note(gate.checkGet(check), check.auth, 'get', check.name, check.inPassing),
      checkList: (check) => {
        const { parent, collectionId } = check.query;
        return this.note(gate.checkList(check), check.auth, 'list', `${parent}/${collectionId ?? '*'}`);
      },
      checkWrite: (check) => this.note(gate.checkWrite(check), check.auth, check.method, check.name),
    };
  }

  private note(decision: Decision, auth: AuthContext, method: string, name: string, inPassing = false) {
    if (!decision.granted && !inPassing) {
      const { reason } = decision;
      this.latest.unshift({ at: new Date(), method, name, auth, reason });
      this.latest.length = Math.min(this.latest.length, kept);
      this.log(loggable(`${method} ${pathWithin(name)} for ${loggedAs(auth)}: ${reason}`));
    }
    return decision;
  }
}

/** What follows `projects/P/databases/D/documents/` in a name. */
export const pathWithin = (name: string): string => name.split('/').slice(5).join('/');

/** Logs are kept and passed on, so they name nobody's e-mail. */
const loggedAs = (auth: AuthContext): string => (auth.kind === 'user' ? auth.uid : 'nobody signed in');
