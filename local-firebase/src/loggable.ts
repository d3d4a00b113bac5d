/**
 * A line for the log, in which callers choose parts: control and format characters are escaped, so that no caller can
 * write a line or a colour of their own, and e-mails are left out, since logs are kept and passed on.
 */
export const loggable = (line: string): string =>
  line
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
    .replace(/[^\s/"'<>()]+(@|%40)[^\s/"'<>()]+/gi, '(e-mail)');
