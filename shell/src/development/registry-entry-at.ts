import { parseRegistry, parseStatement, type RegistryEntry } from '@console/shared/contract';

/**
 * Returns the registry entry of the module at a URL: of a development server, or of any release, with the
 * hashes of its present files.
 * @throws Error with a message for the panel when there is no module, or none that is valid in a registry.
 */
export async function registryEntryAt(text: string): Promise<RegistryEntry> {
  const address = manifestAddress(text);
  const [statement, manifest] = await Promise.all([read(new URL('module.json', address)), read(address)]);
  const release = /\/([0-9a-f]{12,64})\/mf-manifest\.json$/.exec(address.pathname)?.[1];
  const candidate = {
    ...parseStatement(JSON.parse(new TextDecoder().decode(statement))),
    entry: address.href,
    ...(release && { release, releasedAt: new Date().toISOString(), integrity: await integrityOf(manifest) }),
  };
  const { entries, problems } = parseRegistry({ schemaVersion: 1, remotes: [candidate] });
  const [line] = entries;
  if (!line) throw new Error(problems.join('; '));
  return line;
}

function manifestAddress(text: string): URL {
  if (!URL.canParse(text))
    throw new Error('This is no address. It looks like http://localhost:3002/mf-manifest.json.');
  const url = new URL(text);
  return url.pathname.endsWith('.json') ? url : new URL('mf-manifest.json', url.href.replace(/\/*$/, '/'));
}

async function read(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'same-origin' }).catch(
    () => undefined,
  );
  if (!response) throw new Error(`${address.href} could not be reached.`);
  if (!response.ok) throw new Error(`${address.href} answered with status ${response.status}.`);
  if (/html/.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${address.href} is a web page.`);
  return response.arrayBuffer();
}

async function integrityOf(body: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', body));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
