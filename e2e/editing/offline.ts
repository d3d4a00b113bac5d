import type { Page } from '@playwright/test';
import { backendAway } from '../fixtures/checks/console-errors';

/** What the console logs without a connection. */
export const offlineErrors = [
  backendAway,
  /could not be sent|ERR_INTERNET_DISCONNECTED|last registry/,
  // What a list loads after its rows.
  /Loading chunk|Reading "questionCount" failed/,
];

/** The button of the bar that opens the list of drafts. */
export const draftsButton = (page: Page) => page.getByRole('button', { name: /^Drafts/ });
