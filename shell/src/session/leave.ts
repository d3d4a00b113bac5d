import { paths } from '@console/shared/model';
import { dropVisitorDrafts } from '@console/shared/storage';
import { notify } from '@console/shared/ui';
import { loadPage } from './page';

const words = {
  ended: 'Your session has ended. Sign in again to go on.',
  elsewhere: 'You have logged out in another tab.',
};

/** Why a person finds themself on the landing page without having asked for it. */
export type LeaveReason = keyof typeof words;

const isReason = (text: string): text is LeaveReason => text in words;

// Of this tab alone, and only until the next page has read it.
const key = 'left_because';

/** Goes to the landing page by loading it anew; with a reason, that page gives it. */
export function leave(reason?: LeaveReason): void {
  try {
    if (reason) sessionStorage.setItem(key, reason);
  } catch (error) {
    console.warn('The browser did not keep the reason for leaving', error);
  }
  dropVisitorDrafts();
  loadPage(paths.landing);
}

/** Says, once, why the page before this one was left. */
export function explainLeaving(): void {
  try {
    const reason = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (reason && isReason(reason))
      notify({ title: 'You are signed out', message: words[reason], tone: 'info' });
  } catch {
    // A browser that refuses storage has kept no reason.
  }
}
