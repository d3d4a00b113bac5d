import { invalid } from '../status';

const mebibyte = 1024 * 1024;

/** The body as text; refused as soon as it is larger than any legal request, or than so many MiB. */
export async function bodyText({ body }: Request, most = 11): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most * mebibyte) throw invalid(`The request is larger than ${most} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
