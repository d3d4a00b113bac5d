import { strToU8, zipSync } from 'fflate';

/** The parts of a workbook as their program writes them; what is missing is as Excel has it. */
export type XlsxParts = {
  /** The XML of each sheet's rows, and what follows them. */
  readonly sheets: readonly { name: string; rows: string; after?: string; state?: string }[];
  readonly sharedStrings?: readonly string[];
  /** Number formats of the cell styles 1, 2, …: an id, or a code. */
  readonly formats?: readonly (number | string)[];
  readonly date1904?: boolean;
  readonly more?: Readonly<Record<string, Uint8Array>>;
  readonly mainType?: string;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Packs a workbook, as ECMA-376 describes it. */
export function buildXlsx({
  sheets,
  sharedStrings,
  formats = [],
  date1904,
  more,
  mainType,
}: XlsxParts): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (body: string) =>
    `${head}<Relationships xmlns="${packaged}/relationships">${body}</Relationships>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${mainType ?? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'}"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets
        .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
        .join('') +
        relation('rId98', 'styles', 'styles.xml') +
        (sharedStrings ? relation('rId99', 'sharedStrings', 'sharedStrings.xml') : ''),
    ),
    'xl/styles.xml': stylesXml(formats),
  };
  sheets.forEach(({ rows, after = '' }, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  });
  if (sharedStrings)
    files['xl/sharedStrings.xml'] =
      `${head}<sst xmlns="${main}">${sharedStrings.map((string) => `<si>${string}</si>`).join('')}</sst>`;
  const encoded = Object.entries(files).map(([name, xml]): [string, Uint8Array] => [name, strToU8(xml)]);
  return zipSync({ ...Object.fromEntries(encoded), ...more });
}

function stylesXml(formats: readonly (number | string)[]): string {
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 164 + index));
  const codes = formats.flatMap((format, index) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${164 + index}" formatCode="${xml(format)}"/>`] : [],
  );
  const xfs = [0, ...ids].map((id) => `<xf numFmtId="${id}"/>`).join('');
  return `${head}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs}</cellXfs></styleSheet>`;
}

export const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Rows of inline texts, from row 1 on. */
export const inlineRows = (rows: readonly (readonly string[])[], from = 1): string =>
  rows
    .map((cells, index) => {
      const row = from + index;
      const inner = cells.map((text, column) =>
        text === ''
          ? ''
          : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`,
      );
      return `<row r="${row}">${inner.join('')}</row>`;
    })
    .join('');
