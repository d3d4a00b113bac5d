import { reportFailure, takeFailures, type Failure, type FailureReport } from '@console/shared/failures';
import type { Registry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { slowStartMs } from '../lib/slow-start';
import { UserFacingError } from '../lib/user-facing-error';
import { entryOf } from '../remotes/registry/entry-of';
import { buildReport, merged } from './build-report';
import { isReportedBefore, rememberReport } from './reported-before';
import { sendReport, type Destination } from './send-report';

/** How long failures of one cause are one report, in milliseconds. */
export const incidentMs = 3000;

const mostOfPage = 10;

/** The page as it is when something fails. */
export type Page = Destination & { readonly registry: Registry };

const causeOf = ({ kind, message }: FailureReport) => `${kind} ${message}`;

/** What is not reported again: in a page at all, in a browser within an hour. */
const signatureOf = ({ kind, modules, shell, frames, message }: FailureReport) =>
  `${modules[0] ?? shell} ${kind} ${frames[0] ?? message}`;

/** The failures of one page, of which each cause is reported once. */
class Incidents {
  private readonly open = new Map<string, FailureReport>();
  private readonly known = new Set<string>();
  private sent = 0;
  private isSending = false;

  constructor(private readonly page: () => Page) {}

  /** Never throws: a failing report is not reported. */
  readonly take = (failure: Failure): void => {
    // The database has refused a report.
    if (this.isSending && /save|quota|not-set-up/.test(failure[0])) return;
    const report = this.reportIfPossible(failure);
    if (!report) return;
    const cause = causeOf(report);
    const before = this.open.get(cause);
    const signature = signatureOf(report);
    const isKnown = this.known.has(signature) || isReportedBefore(signature);
    this.known.add(signature);
    if (before) this.open.set(cause, merged(before, report));
    if (before || isKnown || this.sent === mostOfPage) return;
    this.sent += 1;
    this.open.set(cause, report);
    rememberReport(signature);
    setTimeout(() => this.sendWhenOnline(cause), incidentMs);
  };

  /** What is thrown may be any value, also one that throws when it is read. */
  private reportIfPossible(failure: Failure): FailureReport | undefined {
    try {
      return this.reportOf(failure);
    } catch {
      return undefined;
    }
  }

  private reportOf(failure: Failure): FailureReport | undefined {
    const { registry } = this.page();
    return buildReport(failure, {
      modules: registry.entries,
      shell: document.documentElement.dataset.release ?? '',
      here: entryOf(registry, location.pathname),
      userAgent: navigator.userAgent,
      online: navigator.onLine,
      now: Date.now(),
    });
  }

  private sendWhenOnline(cause: string): void {
    const send = () => {
      const report = this.open.get(cause);
      this.open.delete(cause);
      if (report) void this.send(report);
    };
    if (navigator.onLine) send();
    else addEventListener('online', send, { once: true });
  }

  private async send(report: FailureReport): Promise<void> {
    this.isSending = true;
    await sendReport(report, this.page()).catch(() => undefined);
    this.isSending = false;
  }
}

/**
 * Whether the first screen has taken too long, or still does. In a page that was touched, such as to sign in, the time may be
 * the person's.
 */
const isSlowStart = (): boolean =>
  performance.now() > slowStartMs && !(navigator.userActivation as UserActivation | undefined)?.hasBeenActive;

/** The page of the last call. */
let current: (() => Page) | undefined;

/**
 * Sends what this page reports, also what it has reported before. Begins once, so that its limit is one of the page; a later
 * call only replaces `page`.
 */
export function sendFailures(page: () => Page): void {
  const hasBegun = current !== undefined;
  current = page;
  if (!hasBegun) beginSending(() => (current ?? page)());
}

/** The same, for a page that sends nothing yet. */
export function beginSending(page: () => Page): void {
  if (page().config.failureReports === false) return takeFailures(() => undefined);
  takeFailures(new Incidents(page).take);
  if (isSlowStart()) reportFailure('slow-start');
  if (page().registry.refused.length > 0)
    reportFailure(
      'refused',
      new UserFacingError(t('The registry entry is invalid: {problems}.', { problems: '' })),
    );
}
