import { forgetVisitor } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { notify } from '@console/shared/ui';
import { loadPage } from './page';

const messages = {
  ended: t('You’re signed out. Sign in again to continue.'),
  elsewhere: t('You have logged out in another tab.'),
};

/** Why the session ended and the landing page was opened. */
export type LeaveReason = keyof typeof messages;

const isReason = (text: string): text is LeaveReason => text in messages;

// In this tab's session storage, and only until the next page has read it.
const key = 'left_because';

/** Reloads the console at the landing page, which shows the reason, if there is one. */
export function leave(reason?: LeaveReason): void {
  try {
    sessionStorage.setItem(key, reason ?? 'asked');
  } catch (error) {
    console.warn('The browser did not keep the reason for leaving', error);
  }
  forgetVisitor();
  loadPage(paths.landing);
}

/** Whether the previous page was left, until {@link explainLeaving} is called. */
export function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Names the notice of why the previous page was left: it is true until the next sign-in. */
export const leftKey = 'left';

/** Shows, once, why the previous page was left. */
export function explainLeaving(): void {
  try {
    const reason = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (reason && isReason(reason))
      notify({ title: t('You are signed out'), message: messages[reason], tone: 'info', key: leftKey });
  } catch {
    // A browser that refuses storage has no stored reason.
  }
}
