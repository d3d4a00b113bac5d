const lastTwo = (year: number): string => String(year % 100).padStart(2, '0');

/** The years of a name, “2026” or “2026-27”, moved with its season. */
const movedYears = (name: string, from: number, to: number): string =>
  name.replace(new RegExp(`${from}(?:([-–/])${lastTwo(from + 1)}(?!\\d))?`, 'g'), (_, dash?: string) =>
    dash ? `${to}${dash}${lastTwo(to + 1)}` : String(to),
  );

/**
 * The name that a copy opens with. It is stored, so it has no words of the interface: “Gospels 2026” that moves to 2027 is
 * “Gospels 2027”; another name gets the next number, “Psalms (2)”. An empty one stays empty.
 */
export function copyName(name: string, from: number | undefined, to: number | undefined): string {
  if (name.trim() === '') return '';
  const moved = from === undefined || to === undefined ? name : movedYears(name, from, to);
  if (moved !== name) return moved;
  const [, stem = name, number = '1'] = /^(.*) \((\d+)\)$/s.exec(name) ?? [];
  return `${stem} (${Number(number) + 1})`;
}
