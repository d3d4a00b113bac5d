import * as v from 'valibot';
import { parseConfig, setTimeZone, type ConsoleConfig } from '@console/shared/config';

/** Also those of modules that the model does not know. */
const screens = v.array(
  v.custom<`/${string}`>((path) => typeof path === 'string' && path.startsWith('/'), 'must be a path'),
);

const schema = v.object({
  title: v.string(),
  access: v.picklist(['staff', 'public']),
  paths: v.pipe(screens, v.minLength(1)),
  /** All modules of the console, to name the module of a screen that is not available. */
  modules: v.array(v.object({ title: v.string(), paths: screens })),
  /** The demo accounts that the user can choose. */
  accounts: v.pipe(
    v.array(v.object({ email: v.string(), name: v.string(), role: v.string(), idToken: v.string() })),
    v.minLength(1),
  ),
});

/** The development server's description of the standalone module. */
export type Surroundings = v.InferOutput<typeof schema>;

export type Account = Surroundings['accounts'][number];

/** @throws Error with instructions when the page is not served by `npm run dev -- <module> --alone`. */
export async function readSurroundings(): Promise<{ config: ConsoleConfig; surroundings: Surroundings }> {
  const [config, surroundings] = await Promise.all(['/config.json', '/alone.json'].map(readJson));
  const parsed = parseConfig(config);
  setTimeZone(parsed.timeZone);
  return { config: parsed, surroundings: v.parse(schema, surroundings) };
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return response.json();
}
