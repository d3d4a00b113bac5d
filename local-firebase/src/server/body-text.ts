import { StatusError } from '../status';

const mebibyte = 1024 * 1024;

/** The rest of the request is not read: its connection serves no other. */
export class TooLargeError extends StatusError {
  constructor(most: number) {
    super('INVALID_ARGUMENT', `The request is larger than ${most} MiB.`);
  }
}

/** The body as text; refused as soon as it is larger than any legal request, or than so many MiB. */
export async function bodyText({ body }: Request, most = 11): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most * mebibyte) throw new TooLargeError(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
