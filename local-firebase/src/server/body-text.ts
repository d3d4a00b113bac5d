import { invalid } from '../status';

const mostBytes = 11 * 1024 * 1024;

/** The body as text; refused as soon as it is larger than any legal request. */
export async function bodyText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw invalid('The request is larger than 11 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
