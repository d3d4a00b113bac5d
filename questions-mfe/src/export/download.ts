/** Characters that a system or a server could not keep in the name of a file. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;
const longest = 60;

/** The name of a file, without its ending, for a season and a quiz. */
export const fileName = (names: readonly string[]): string =>
  names
    .map((name) =>
      [...name.replace(unfit, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim(),
    )
    .filter((name) => name !== '')
    .join(' - ')
    .replace(/^\.+/, '') || 'questions';

/** How long a browser may take to begin a download, in milliseconds. */
const beginsWithinMs = 10_000;

/** Saves a file to the device. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), beginsWithinMs);
}
