/** A piece of code in a document: a code span, or a line of a fenced block. */
export type Code = {
  readonly text: string;
  readonly isFenced: boolean;
  readonly isInTable: boolean;
  readonly line: number;
};

export type Markdown = {
  readonly codes: readonly Code[];
  /** The targets of links and pictures, with the line. */
  readonly links: readonly { readonly target: string; readonly line: number }[];
  /** The anchors of the headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
};

const span = /(`+)(.+?)\1(?!`)/g;
const linkTarget = /\]\(([^()\s]+(?:\([^()\s]*\))?)\)|^\[[^\]]+\]: (\S+)/g;

/** Reads of a document what can name something. Nested fences and code that runs over a line's end are not in ours. */
export function readMarkdown(source: string): Markdown {
  const codes: Code[] = [];
  const links: { target: string; line: number }[] = [];
  const anchors = new Set<string>();
  let isFenced = false;
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (/^\s*```/.test(text)) isFenced = !isFenced;
    else if (isFenced) codes.push({ text, isFenced, isInTable: false, line });
    else {
      const heading = /^#{1,6} (.+)$/.exec(text)?.[1];
      if (heading) anchors.add(anchorOf(heading, anchors));
      for (const [, , code = ''] of text.matchAll(span))
        codes.push({ text: code.trim(), isFenced, isInTable: text.startsWith('|'), line });
      for (const [, inline, defined] of text.replace(span, '').matchAll(linkTarget))
        links.push({ target: inline ?? defined ?? '', line });
    }
  }
  return { codes, links, anchors };
}

/** GitHub numbers headings of the same text. */
function anchorOf(heading: string, taken: ReadonlySet<string>): string {
  const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  const slug = plain.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
  let anchor = slug;
  for (let number = 1; taken.has(anchor); number++) anchor = `${slug}-${number}`;
  return anchor;
}

/** The cells of a row of a table; none for other lines and rulers. */
export function cellsOf(line: string): string[] {
  if (!line.startsWith('|') || /^[|\s:-]+$/.test(line)) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The rows of the table below a heading, without its head. */
export function tableBelow(heading: string, source: string): string[][] {
  const lines = source.split(/\r?\n/);
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) return [];
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => /^#{1,6} /.test(line));
  const rows = below.slice(0, end < 0 ? undefined : end).map(cellsOf);
  return rows.filter((cells) => cells.length > 0).slice(1);
}
