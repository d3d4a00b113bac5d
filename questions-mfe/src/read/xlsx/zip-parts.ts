import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { UnreadableSource } from '../imported';

/** What the parts of a workbook may take together when they are inflated. */
const mostInflated = 64 * 1024 * 1024;

/** XML of a spreadsheet becomes about 10 times larger, of one cell repeated 200 times; Deflate reaches 1,032. */
const mostRatio = 300;
const smallPart = 1024 * 1024;

/** The parts of an archive whose names pass `isWanted`, by name. Sizes are checked before anything is inflated. */
export function zipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const names = new Set<string>();
  let inflated = 0;
  const check = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (!isWanted(name)) return false;
    inflated += originalSize;
    const isDense = originalSize > smallPart && originalSize > size * mostRatio;
    if (isDense || inflated > mostInflated || names.has(name)) throw new UnreadableSource('zip-bomb');
    names.add(name);
    return true;
  };
  const parts = unzipped(bytes, check);
  return new Map(Object.entries(parts).map(([name, content]) => [name, xmlOf(content)]));
}

/** The names of all parts; nothing is inflated. */
export function zipNames(bytes: Uint8Array): ReadonlySet<string> {
  const names = new Set<string>();
  unzipped(bytes, ({ name }) => {
    names.add(name);
    return false;
  });
  return names;
}

function unzipped(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnreadableSource) throw error;
    throw new UnreadableSource('damaged');
  }
}

/** The XML of a part. Office writes no document type, and entities of one could grow without bounds. */
function xmlOf(content: Uint8Array): string {
  const isUtf16 = content[0] === 0xff || content[0] === 0xfe;
  const xml = isUtf16
    ? new TextDecoder(content[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(content)
    : strFromU8(content);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableSource('damaged');
  return xml;
}
