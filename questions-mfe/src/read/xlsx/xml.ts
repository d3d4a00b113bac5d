import { Parser } from 'htmlparser2';

export type XmlHandler = {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (data: string) => void;
  readonly close?: (name: string) => void;
};

/** Names without their prefix: some programs write `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reports the elements of XML. Only the five entities of XML and character references are replaced. */
export function readXml(xml: string, { open, text, close }: XmlHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}

/** The attribute of a name without regard to its prefix. */
export const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => local(key) === name)?.[1];
