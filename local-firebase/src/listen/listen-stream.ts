import type { Backend } from '../commit/commit';
import type { CommitEvent } from '../database/database';
import { statusErrorOf } from '../status';
import type { Caller, Peer, Stream } from '../webchannel/stream';
import { Access } from './access';
import { DocumentsTarget } from './documents-target';
import { ListenOutput } from './listen-output';
import { added, current, removed, reset, type ListenMessage } from './messages';
import { listenRequest, subjectOf, type AddTarget } from './parse-request';
import { LimitedQueryTarget, QueryTarget } from './query-target';
import { resumableVersion, resumeToken } from './resume-token';
import type { Target } from './target';

/** The Listen method: the targets that one client watches, and what each commit means to them. */
export class ListenStream implements Stream {
  private readonly targets = new Map<number, Target>();
  private readonly output: ListenOutput;
  private readonly endings: (() => void)[];

  constructor(
    private readonly backend: Backend,
    peer: Peer,
    private readonly caller: Caller,
  ) {
    this.output = new ListenOutput(backend.database, peer);
    const changed = backend.gate.onChange?.(() => this.guard(() => this.decideAgain()));
    const watching = backend.database.watch((event) => this.guard(() => this.follow(event)));
    this.endings = [watching, ...(changed ? [changed] : [])];
  }

  receive(json: unknown): void {
    const { addTarget, removeTarget } = listenRequest(json);
    if (removeTarget !== undefined) this.remove(removeTarget);
    if (addTarget) this.add(addTarget);
  }

  /** What the client watches, in words. */
  watching(): string[] {
    return [...this.targets.values()].map((target) => target.describe());
  }

  end(reason: unknown): void {
    this.output.fail(reason);
  }

  close(): void {
    this.targets.clear();
    for (const end of this.endings.splice(0)) end();
  }

  private add(request: AddTarget): void {
    const id = request.targetId ?? 0;
    try {
      this.output.say([added(id), ...this.begin(id, request)]);
    } catch (error) {
      this.targets.delete(id);
      this.output.say([added(id), removed(id, statusErrorOf(error))]);
    }
  }

  private begin(id: number, request: AddTarget): ListenMessage[] {
    const { database } = this.backend;
    const target = this.targetOf(id, request);
    target.demandAccess();
    this.targets.set(id, target);
    const { resumeToken: token = '', readTime } = request;
    const seen = token === '' ? undefined : resumableVersion(database, token);
    // A time, unlike a token, does not tell which data was seen: the SDK sends that of a bundle, wherever it was made.
    const hasSeenSome = token !== '' || readTime !== undefined;
    const startAfresh = hasSeenSome && seen === undefined ? [reset(id)] : [];
    return [
      ...startAfresh,
      ...target.initial(seen, request.expectedCount),
      current(id, database.version, resumeToken(database)),
    ];
  }

  private targetOf(id: number, request: AddTarget): Target {
    const { database } = this.backend;
    const access = new Access(this.backend, this.caller.auth);
    const subject = subjectOf(request, this.caller.database);
    if (subject.kind === 'documents') return new DocumentsTarget(id, subject.names, database, access);
    const { query } = subject;
    const limited = query.limit !== undefined || query.offset > 0;
    return new (limited ? LimitedQueryTarget : QueryTarget)(id, query, database, access);
  }

  private remove(id: number): void {
    if (this.targets.delete(id)) this.output.say([removed(id)]);
  }

  /** All that a commit means to this client is said in one go, so that it shows as one. */
  private follow(event: CommitEvent): void {
    const concerned = [...this.targets.values()].filter((target) => target.concerns(event));
    const messages = concerned.flatMap((target) => {
      const refused = this.revoke(target);
      return refused.length > 0 ? refused : target.update(event);
    });
    this.output.say(messages);
  }

  /** The rules are others now. */
  private decideAgain(): void {
    this.output.say([...this.targets.values()].flatMap((target) => this.revoke(target)));
  }

  /** Whatever fails here is this client's affair, not that of the one who committed. */
  private guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.output.fail(error);
    }
  }

  /** Ends the target when the caller may no longer watch it. */
  private revoke(target: Target): ListenMessage[] {
    try {
      target.demandAccess();
      return [];
    } catch (error) {
      this.targets.delete(target.id);
      return [removed(target.id, statusErrorOf(error))];
    }
  }
}
