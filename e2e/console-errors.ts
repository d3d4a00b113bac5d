import type { BrowserContext } from '@playwright/test';

/** Closure's network test of the Firestore client, made only while its backend is away. */
const networkTest = 'https://www.google.com/images/cleardot.gif';

/** What browser and SDK log while the database cannot be reached, and what a form logs of a save that failed. */
export const backendAway =
  /net::ERR_|Failed to load resource|Could not reach Cloud Firestore backend|WebChannelConnection|could not be saved/;

/** Everything that a page said, and what of it no flow expects: errors, and requests that leave this machine. */
export class ConsoleErrors {
  readonly log: string[] = [];
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Lets a flow provoke errors on purpose. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  watch(context: BrowserContext, who: string): void {
    context.on('console', (message) => {
      const line = `${who}: ${message.type()}: ${message.text()} (${message.location().url})`;
      this.log.push(line);
      if (message.type() === 'error') this.found.push(line);
    });
    context.on('weberror', (event) => {
      const line = `${who}: uncaught: ${event.error().stack ?? event.error().message}`;
      this.log.push(line);
      this.found.push(line);
    });
    context.on('request', (request) => {
      const { hostname } = new URL(request.url());
      const isLocal = hostname === '' || hostname === 'localhost' || hostname === '127.0.0.1';
      if (!isLocal && !request.url().startsWith(networkTest))
        this.found.push(`${who}: asked another machine for ${request.url()}`);
    });
  }

  unexpected(): string[] {
    return this.found.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }
}
