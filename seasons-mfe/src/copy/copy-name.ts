/**
 * The name that a copy opens with. It is stored, so it has no words of the interface: “Gospels 2026” that moves to 2027 is
 * “Gospels 2027”; another name gets the next number, “Psalms (2)”. An empty one stays empty.
 */
export function copyName(name: string, from: number | undefined, to: number | undefined): string {
  if (name.trim() === '') return '';
  const moved = from === undefined || to === undefined ? name : name.replaceAll(String(from), String(to));
  if (moved !== name) return moved;
  const [, stem = name, number = '1'] = /^(.*) \((\d+)\)$/s.exec(name) ?? [];
  return `${stem} (${Number(number) + 1})`;
}
