import { attribute, readXml } from './xml';

export type WorkbookSheet = { readonly name: string; readonly part: string };

export type Workbook = {
  /** The visible sheets in their order. */
  readonly sheets: readonly WorkbookSheet[];
  /** Whether days count from 1904, as on early Macs. */
  readonly from1904: boolean;
  readonly sharedStrings?: string;
  readonly styles?: string;
};

type Relation = { readonly type: string; readonly target: string };

/** Targets by id, relative to the folder of the part that has the relations. */
export function relationsOf(xml: string | undefined, folder: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  readXml(xml ?? '', {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : resolved(folder + Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

/** A path without `.` and `..`. */
function resolved(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** What a workbook says of its sheets. */
export function readWorkbook(xml: string, relations: ReadonlyMap<string, Relation>): Workbook {
  const sheets: WorkbookSheet[] = [];
  let from1904 = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const part = relations.get(attribute(attributes, 'id') ?? '');
      if (part?.type === 'worksheet') sheets.push({ name: attributes.name ?? '', part: part.target });
    },
  });
  const partOf = (type: string) => [...relations.values()].find((each) => each.type === type)?.target;
  const [sharedStrings, styles] = [partOf('sharedStrings'), partOf('styles')];
  return { sheets, from1904, ...(sharedStrings ? { sharedStrings } : {}), ...(styles ? { styles } : {}) };
}

/** Office writes characters that XML lacks as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The texts that cells refer to; formats and the pronunciation of parts are left out. */
export function readSharedStrings(xml: string | undefined): readonly string[] {
  const strings: string[] = [];
  let text: string | undefined;
  let isText = false;
  let phonetic = 0;
  readXml(xml ?? '', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(data) {
      if (isText && text !== undefined) text += data;
    },
    close(name) {
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
      if (name !== 'si') return;
      strings.push(unescaped(text ?? ''));
      text = undefined;
    },
  });
  return strings;
}
