const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ÀàÉéÎîÕõÛûÇçÑñŠšŽžÝýĜĝĤĥĶķĻļŔŕŤťŴŵ'].map((letter) => [letter.normalize('NFD').charAt(0), letter]),
);

/** Not the names of arguments, plural forms and tags. */
function isText(message: string, at: number): boolean {
  const before = message.slice(0, at);
  const depth = before.split('{').length - before.split('}').length;
  return depth % 2 === 0 && before.lastIndexOf('<') <= before.lastIndexOf('>');
}

/**
 * A message in the pseudo-language: readable, in brackets and 40 % longer. A text without brackets was forgotten, a
 * bracket that is missing was cut off.
 */
export function pseudo(message: string): string {
  const letters = message
    .split('')
    .map((letter, at) => (isText(message, at) ? (accented[letter] ?? letter) : letter));
  // As long as words are, so that lines break between them.
  const more = '~~~~~~~ '
    .repeat(message.length)
    .slice(0, Math.ceil(message.length * 0.4))
    .trim();
  return `⟦${letters.join('')} ${more}⟧`;
}
