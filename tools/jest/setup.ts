import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { deleteAllDrafts } from '@console/shared/drafts';
import { format } from 'node:util';
import * as React from 'react';

// Long enough for a busy machine, but shorter than a test's timeout.
configure({ asyncUtilTimeout: 15_000 });

/**
 * An unexpected console error or warning fails the test: React and the UI kit report mistakes there. A test that
 * provokes one mocks it with `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const reports: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    reports.push(`console.${level}: ${format(...values)}`);
  };
}

afterEach(async () => {
  cleanup();
  // Each test starts with empty storage: a form would restore the draft of another test.
  localStorage.clear();
  sessionStorage.clear();
  await deleteAllDrafts();
  jest.restoreAllMocks();
  const found = reports.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output:\n${found.join('\n')}`);
});

/** React keeps a stack for each of the first 10,000 elements per second, for warnings that no test shows. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** jsdom has `<dialog>` but neither of its methods. A test closes with Escape by firing `cancel`. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    openers.set(this, document.activeElement);
    this.querySelector<HTMLElement>('[autofocus], [data-safe]')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // Dispatched asynchronously, as in browsers: the dialog may be open again before that.
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

/** Without layout, there is nothing to scroll and no pointer to capture. */
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
window.scrollTo = () => {};
