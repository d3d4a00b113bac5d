import { hasShareSheet } from '@console/shared/lists';
import { download } from './download';
import { writers, type ExportFormat } from './export-questions';

/** Whether the apps of this device can be offered a file of this format; browsers refuse some. */
export function canShareFile(format: ExportFormat): boolean {
  const { ending, type } = writers[format];
  const files = [new File(['?'], `questions${ending}`, { type })];
  return hasShareSheet() && 'canShare' in navigator && navigator.canShare({ files });
}

/**
 * Offers a file to the apps of a phone; saves it where the browser refuses that after all, for instance because reading the
 * questions took long. Returns `false` where the person closes the sheet.
 */
export async function shareFile(file: Blob, name: string): Promise<boolean> {
  const files = [new File([file], name, { type: file.type.replace(/;.*/, '') })];
  try {
    await navigator.share({ files });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    download(file, name);
  }
  return true;
}
