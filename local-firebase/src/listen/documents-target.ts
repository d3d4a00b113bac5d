import type { CommitEvent, Database } from '../database/database';
import type { Access } from './access';
import { deleted, present, type ListenMessage } from './messages';
import type { Target } from './target';

/** Watches single documents by name. */
export class DocumentsTarget implements Target {
  private readonly names: ReadonlySet<string>;

  constructor(
    readonly id: number,
    names: readonly string[],
    private readonly database: Database,
    private readonly access: Access,
  ) {
    this.names = new Set(names);
  }

  describe(): string {
    return [...this.names].map((name) => name.split('/').slice(5).join('/')).join(', ');
  }

  demandAccess(): void {
    this.access.demandAll([...this.names]);
  }

  concerns({ changes }: CommitEvent): boolean {
    return changes.some((change) => this.names.has(change.name)) || this.access.dependsOn(changes);
  }

  initial(seen = ''): ListenMessage[] {
    return [...this.names].filter((name) => !this.isKnown(name, seen)).map((name) => this.say(name));
  }

  update({ changes }: CommitEvent): ListenMessage[] {
    return changes.filter((change) => this.names.has(change.name)).map((change) => this.say(change.name));
  }

  private isKnown(name: string, seen: string): boolean {
    const document = this.database.get(name);
    return document !== undefined && document.updateTime <= seen;
  }

  private say(name: string): ListenMessage {
    const document = this.database.get(name);
    return document ? present(this.id, document) : deleted(this.id, name, this.database.version);
  }
}
