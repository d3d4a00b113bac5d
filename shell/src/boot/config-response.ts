let early: Promise<Response> | undefined;

const request = () => fetch('/config.json', { credentials: 'same-origin' });

/** Requests the configuration ahead, for all calls of {@link configResponse}. */
export function requestConfigEarly(): void {
  early = request();
  early.catch(() => undefined);
}

/** The response to a request for the configuration. */
export const configResponse = async (): Promise<Response> => (await (early ?? request())).clone();
