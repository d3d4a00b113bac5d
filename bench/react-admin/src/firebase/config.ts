import type { FirebaseOptions } from 'firebase/app';

type Config = {
  readonly firebase: FirebaseOptions;
  readonly local: { readonly firestore: string; readonly auth: string };
};

/** What the server wrote into the page, so that nothing waits for another file. */
export const config = JSON.parse(document.getElementById('config')?.textContent ?? '') as Config;
