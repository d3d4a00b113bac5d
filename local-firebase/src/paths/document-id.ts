import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An automatic id: 20 random letters and digits, like those the SDKs make. */
export const newDocumentId = (): string =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
