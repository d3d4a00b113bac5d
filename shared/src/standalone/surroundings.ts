import * as v from 'valibot';
import { parseConfig, type ConsoleConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';

const screens = v.array(v.picklist(Object.values(paths)));

const schema = v.object({
  title: v.string(),
  access: v.picklist(['staff', 'public']),
  paths: v.pipe(screens, v.minLength(1)),
  /** All modules of the console, to say whose a screen is that is not here. */
  modules: v.array(v.object({ title: v.string(), paths: screens })),
  /** Who may be signed in by one choice. */
  accounts: v.pipe(
    v.array(v.object({ email: v.string(), name: v.string(), role: v.string(), idToken: v.string() })),
    v.minLength(1),
  ),
});

/** What the development server says of the module that runs alone. */
export type Surroundings = v.InferOutput<typeof schema>;

export type Account = Surroundings['accounts'][number];

/** @throws Error in words when the page is not served by `npm run dev -- <module> --alone`. */
export async function readSurroundings(): Promise<{ config: ConsoleConfig; surroundings: Surroundings }> {
  const [config, surroundings] = await Promise.all(['/config.json', '/alone.json'].map(readJson));
  return { config: parseConfig(config), surroundings: v.parse(schema, surroundings) };
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return response.json();
}
