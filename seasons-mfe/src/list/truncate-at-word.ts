/** Returns the text, or at most `length` of its letters, cut between words where possible. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  // A single long word is cut between letters, never inside one that takes two code units.
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || Array.from(cut).slice(0, -1).join('');
}
