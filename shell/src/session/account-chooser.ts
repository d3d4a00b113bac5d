/** The outcome of a sign-in window. */
export type Choice = { chosen: true; idToken: string } | { chosen: false; reason: 'cancelled' | 'blocked' };

const message = 'local-firebase:credential';
const lastMessageMs = 1000;

/** Ends an earlier call: the next call takes over its window. */
let cancelEarlier: () => void = () => undefined;

function idTokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('idToken' in data)) return null;
  return data.type === message && typeof data.idToken === 'string' ? data.idToken : null;
}

/**
 * Opens the account chooser of a local backend and waits for the person's choice. The window opens
 * synchronously: call it directly from a click handler. Only messages of that window, from the backend's own
 * origin, are accepted.
 */
export function chooseAccount(backend: string): Promise<Choice> {
  const address = new URL('/auth-popup', backend);
  address.searchParams.set('origin', location.origin);
  const popup = window.open(address, 'sign-in', 'popup,width=480,height=640');
  cancelEarlier();
  if (!popup) return Promise.resolve({ chosen: false, reason: 'blocked' });

  return new Promise((resolve) => {
    const finish = (choice: Choice) => {
      clearInterval(closeTimer);
      removeEventListener('message', receive);
      resolve(choice);
    };
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== popup || event.origin !== address.origin) return;
      const idToken = idTokenIn(event.data);
      if (idToken) finish({ chosen: true, idToken });
    };
    // A closed window sends no event to its opener, and its last message may arrive after it is closed.
    const closeTimer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(closeTimer);
      setTimeout(() => finish({ chosen: false, reason: 'cancelled' }), lastMessageMs);
    }, 300);
    addEventListener('message', receive);
    cancelEarlier = () => finish({ chosen: false, reason: 'cancelled' });
  });
}
