import { expect, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { plain, type Database } from '../fixtures/data/database';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { draftsOn } from './drafts';

const fields = { Title: 'title', Languages: 'language' } as const;
type Label = keyof typeof fields;
export type Quiz = Record<Label, string>;

export const conflict = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this too' });

/** Chooses a version for the one conflicting field, and saves. */
export async function settle(page: Page, label: string, side: 'Theirs' | 'Mine'): Promise<void> {
  const choice = conflict(page).getByRole('group', { name: label, exact: true });
  await choice.getByRole('radio', { name: side }).check();
  await press(conflict(page), 'Save');
}

/** Waits until the form shows the stored values: it subscribes to the document while it has no unsaved changes. */
export async function shows(page: Page, quiz: Partial<Quiz>): Promise<void> {
  for (const [label, value] of Object.entries(quiz))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
}

/** One person with the form of a quiz, and the expected result of each step. */
export class Editor {
  private opened: Quiz = { Title: '', Languages: '' };
  private pinned: Quiz = { Title: '', Languages: '' };
  private edited = false;

  constructor(
    private readonly page: Page,
    private readonly name: string,
    private readonly label: Label,
    private readonly side: 'Theirs' | 'Mine',
  ) {}

  private get mine(): string {
    return `${this.label} of ${this.name}`;
  }

  async open(at: string, stored: Quiz): Promise<void> {
    await openInPlace(this.page, at);
    await heading(this.page, 'Update Quiz').waitFor();
    await shows(this.page, stored);
    this.opened = stored;
  }

  /** The form has shown every stored version so far. */
  async edit(stored: Quiz): Promise<void> {
    await shows(this.page, stored);
    this.pinned = stored;
    this.edited = true;
    await fill(this.page, { [this.label]: this.mine });
  }

  /** Another person has saved. */
  async hears(stored: Quiz): Promise<void> {
    if (!this.edited) return;
    const changed = Object.keys(fields).filter(
      (label) => this.opened[label as Label] !== stored[label as Label],
    );
    await this.page
      .getByRole('status')
      .filter({ hasText: `Someone else changed ${changed.join(' and ')}` })
      .waitFor();
    await expect(this.page.getByLabel(this.label, { exact: true })).toHaveValue(this.mine);
  }

  /** Saves, and returns the expected stored quiz. */
  async save(stored: Quiz, list: string): Promise<Quiz> {
    await press(this.page, 'Update Quiz');
    this.edited = false;
    const collides = stored[this.label] !== this.pinned[this.label];
    if (collides) {
      const theirs = conflict(this.page).getByRole('radio', { name: 'Theirs' });
      await theirs.waitFor();
      await expect(conflict(this.page).getByRole('group')).toHaveCount(1);
      await expect(conflict(this.page)).toContainText(stored[this.label]);
      await settle(this.page, this.label, this.side);
    }
    await arrivesAt(this.page, list);
    // The next visit would restore it, if this page were left before it is deleted.
    await expect.poll(() => draftsOn(this.page)).toEqual([]);
    return { ...stored, ...((!collides || this.side === 'Mine') && { [this.label]: this.mine }) };
  }
}

export async function storedQuiz(database: Database, path: string): Promise<Quiz> {
  const document = (await database.everything()).get(path);
  return { Title: plain(document?.title), Languages: plain(document?.language) };
}
