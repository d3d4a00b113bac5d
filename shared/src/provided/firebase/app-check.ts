import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheckToken } from 'firebase/app-check';
import type { ConsoleConfig } from '@console/shared/config';
import { firebaseApp } from './app';

/** How long, in milliseconds, requests wait for a token. A screen reports a read that is not answered after 5 s. */
const limitMs = 3000;

const scriptUrl = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/** What the SDK calls of a provider. Its public types leave both out. */
type ProviderInSdk = { initialize(app: FirebaseApp): void; getToken(): Promise<AppCheckToken> };

/** Gives Auth and Firestore tokens of App Check, for which reCAPTCHA Enterprise recognizes the console. */
export function openAppCheck(config: ConsoleConfig): void {
  const provider = providerWithDeadline(config);
  initializeAppCheck(firebaseApp(config), { provider, isTokenAutoRefreshEnabled: true });
}

/**
 * The SDK's provider, which alone lets every request wait for ever where reCAPTCHA is blocked or offline. With this one
 * they go on with a placeholder. It loads reCAPTCHA only when no valid token is stored, and again after a failure.
 */
function providerWithDeadline(config: ConsoleConfig): ReCaptchaEnterpriseProvider {
  const provider = new ReCaptchaEnterpriseProvider(config.appCheckSiteKey ?? '');
  const { initialize, getToken } = provider as unknown as ProviderInSdk;
  let isLoaded = false;
  return Object.assign(provider, {
    initialize: () => undefined,
    getToken: withDeadline(async () => {
      if (!isLoaded) {
        await loadRecaptcha();
        initialize.call(provider, firebaseApp(config));
        isLoaded = true;
      }
      return getToken.call(provider);
    }),
  });
}

function loadRecaptcha(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
}

/**
 * Makes one attempt at a time. Callers share it, and those who come after its deadline do not wait. They share a failure
 * for a while, too.
 */
function withDeadline<T>(work: () => Promise<T>): () => Promise<T> {
  let attempt: Promise<T> | undefined;
  const end = () => (attempt = undefined);
  const begin = () => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('reCAPTCHA did not answer in time')), limitMs);
    });
    const done = work();
    done.then(end, () => setTimeout(end, limitMs));
    return Promise.race([done, late]);
  };
  return () => (attempt ??= begin());
}
