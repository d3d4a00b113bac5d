import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { deleteAllDrafts } from '@console/shared/drafts';
import { format } from 'node:util';

// As long as a busy machine needs, and less than a test may take.
configure({ asyncUtilTimeout: 5000 });

/**
 * A warning nobody expected is a failure: React and the kit speak through the console.
 * A test that provokes one says so with `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    complaints.push(`console.${level}: ${format(...words)}`);
  };
}

afterEach(async () => {
  cleanup();
  // Each test has a device of its own: a form would restore what another one has typed.
  localStorage.clear();
  await deleteAllDrafts();
  jest.restoreAllMocks();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected words on the console:\n${heard.join('\n')}`);
});

/** jsdom has `<dialog>` but neither of its methods. A test closes with Escape by firing `cancel`. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], [data-safe]')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    // Told later, as browsers do: by then it may be open again.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

/** No test depends on the system's colour scheme or on a screen width: no query ever matches. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** Where nothing is laid out, there is nothing to scroll and no pointer to follow. */
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
window.scrollTo = () => {};
