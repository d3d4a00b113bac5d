import { ConfigError } from '@console/shared/config';

/** A file of the deployment. @throws ConfigError in words; another error when the network fails. */
export async function readJsonFile(
  name: string,
  address = `/${name}`,
  cache?: RequestCache,
): Promise<unknown> {
  const response = await fetch(address, { credentials: 'same-origin', cache });
  if (!response.ok) throw new ConfigError([`${name} answered with status ${response.status}`]);
  try {
    return await response.json();
  } catch (error) {
    throw new ConfigError([`${name} is not JSON: ${String(error)}`]);
  }
}
