import { twinOf, type Pages } from './twin-of';

type Point = readonly [node: Node, offset: number];

/** What is selected in the painted page, from where to where in the drawn one; nothing where that has other words. */
export function selectionIn(pages: Pages): readonly [...Point, ...Point] | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const from = pointIn(pages, selection.anchorNode, selection.anchorOffset);
  const to = pointIn(pages, selection.focusNode, selection.focusOffset);
  return from && to && [...from, ...to];
}

/** The same place in the text as it is drawn, where the text may be in other pieces. */
function pointIn(pages: Pages, node: Node | null, offset: number): Point | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const twin = element && twinOf(element, pages);
  if (!node || !twin) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return pointAfter(before.toString().length, twin);
}

function pointAfter(length: number, element: Element): Point {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = length;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const size = text.textContent?.length ?? 0;
    if (rest <= size) return [text, rest];
    rest -= size;
  }
  return [element, element.childNodes.length];
}
