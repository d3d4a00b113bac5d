import { ConfigError } from '@console/shared/config';

/**
 * Reads a file of the deployment from its response.
 * @throws ConfigError that names each problem; another error when the network fails.
 */
export async function readJsonFile(name: string, request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new ConfigError([`${name} answered with status ${response.status}`]);
  try {
    return await response.json();
  } catch (error) {
    throw new ConfigError([`${name} is not JSON: ${String(error)}`]);
  }
}
