import { UnreadableSource } from '../imported';
import type { Sheet } from '../table/sheet';
import { readFormats } from './number-format';
import { readWorksheet } from './read-worksheet';
import { readSharedStrings, readWorkbook, relationsOf } from './workbook';
import { zipNames, zipParts } from './zip-parts';

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;

/** A file of Excel before 2007, or a workbook with a password, which is one around encrypted data. */
export function refuseCompound(bytes: Uint8Array): void {
  if (!compound.every((byte, index) => bytes[index] === byte)) return;
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  if (names.includes('EncryptedPackage')) throw new UnreadableSource('password');
  throw new UnreadableSource(names.includes('WordDocument') ? 'word-document' : 'old-excel');
}

/**
 * The visible sheets of a workbook. Only the parts of their cells are inflated: macros, pictures, links to other files and
 * external data stay in the archive, so that a workbook with macros is read as data.
 */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const names = zipNames(bytes);
  if (names.has('EncryptedPackage')) throw new UnreadableSource('password');
  if (names.has('word/document.xml')) throw new UnreadableSource('word-document');
  if (!names.has('[Content_Types].xml')) throw new UnreadableSource('not-a-question-file');
  const roots = zipParts(bytes, (name) => name === '_rels/.rels');
  const main = [...relationsOf(roots.get('_rels/.rels'), '').values()].find(
    ({ type }) => type === 'officeDocument',
  );
  const path = main?.target ?? 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relationsPath = `${folder}_rels/${path.slice(folder.length)}.rels`;
  const outline = zipParts(bytes, (name) => name === path || name === relationsPath);
  const workbookXml = outline.get(path);
  if (!/\.xml$/.test(path) || !workbookXml?.includes('sheet'))
    throw new UnreadableSource('not-a-question-file');
  const workbook = readWorkbook(workbookXml, relationsOf(outline.get(relationsPath), folder));
  const { sheets, sharedStrings, styles, from1904 } = workbook;
  if (sheets.length === 0) throw new UnreadableSource('not-a-question-file');
  const wanted = new Set([...sheets.map(({ part }) => part), sharedStrings, styles]);
  const parts = zipParts(bytes, (name) => wanted.has(name));
  const partOf = (name: string | undefined) => (name === undefined ? undefined : parts.get(name));
  const context = {
    strings: readSharedStrings(partOf(sharedStrings)),
    formats: readFormats(partOf(styles)),
    from1904,
  };
  return sheets.map(({ name, part }) => {
    const xml = parts.get(part);
    if (xml === undefined) throw new UnreadableSource('damaged');
    return { name, rows: readWorksheet(xml, context), isRectangular: false };
  });
}
