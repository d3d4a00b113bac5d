import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import * as v from 'valibot';

/** The prerendered screens of a public module by path: its `pages.json`. */
export const pagesSchema = v.record(v.string(), v.object({ styles: v.string(), markup: v.string() }));

export type Pages = v.InferOutput<typeof pagesSchema>;

/** Elements that only show text. */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr article aside b blockquote br cite code dd del div dl dt em footer h1 h2 h3 h4 h5 h6 header hr i ins kbd ' +
    'li main mark nav ol p q s section small span strong sub sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);

const attributes =
  /^(class|id|lang|dir|role|tabindex|title|datetime|colspan|rowspan|scope|start|value)$|^(aria|data)-/;

/** Pages, e-mail addresses, and the one value of the configuration that is a link. */
const links = /^(https:\/\/|mailto:|#|\/(?!\/)|\[\[publicHost\]\])/i;

/** Whatever in these pages is not plain text with links: it would run or load something in the shell's own page. */
export function markupFaults(pages: Pages): string[] {
  return Object.entries(pages).flatMap(([path, { styles, markup }]) => {
    const faults = [
      ...faultsBelow(parseFragment(markup)),
      ...(endsWhereItStands(markup) ? [] : ['tags that reach beyond it']),
      ...(styles.includes('</') ? ['styles with </'] : []),
    ];
    return faults.map((fault) => `its page ${path} must not contain ${fault}`);
  });
}

/** Whether the markup means the same inside a page as by itself: no tag is left open, none belongs to the page. */
function endsWhereItStands(markup: string): boolean {
  const page = (inner: string) => serialize(parse(`<!doctype html><body><div>${inner}</div><hr></body>`));
  return page(markup) === page(serialize(parseFragment(markup)));
}

function faultsBelow(node: Tree.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return child.nodeName === '#text' ? [] : [child.nodeName];
    if (!elements.has(child.tagName)) return [`<${child.tagName}>`];
    const wrong = child.attrs.filter((attribute) => !isAllowed(child.tagName, attribute));
    return [...wrong.map(({ name, value }) => `${name}="${value}"`), ...faultsBelow(child)];
  });
}

const isAllowed = (element: string, { name, value }: { name: string; value: string }): boolean =>
  name === 'href' ? element === 'a' && links.test(value) : attributes.test(name);
