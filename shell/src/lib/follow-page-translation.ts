/** A text node, the element that shows its translation, and what the node said. */
type Translated = { readonly text: Text; readonly shown: Element; readonly said: string };

/** The translators of Chrome and Edge show this element in place of each text node. */
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Lets browsers translate the page. They replace text nodes, but React keeps writing to its own, which are no longer on the
 * page, and throws when it removes one. So each replaced node returns, empty, in front of its translation, which
 * goes as soon as React writes or removes the node.
 */
export function followPageTranslation(page: Node): void {
  /** By the text node, and by the element of its translation. */
  const held = new WeakMap<Node, Translated>();

  const hold = (text: Text, shown: Element) => {
    // Some translators keep the node in their element.
    if (shown.contains(text)) text.replaceWith(text.data);
    shown.before(text);
    const translated = { text, shown, said: text.data };
    held.set(text, translated).set(shown, translated);
    return text;
  };

  const forget = ({ text, shown }: Translated) => {
    held.delete(text);
    shown.remove();
  };

  const handleRemoved = (node: Node, record: MutationRecord): Text | undefined => {
    const { addedNodes, previousSibling, nextSibling } = record;
    const translated = held.get(node);
    if (!translated) {
      const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      return shown && !held.has(shown) && node instanceof Text ? hold(node, shown) : undefined;
    }
    const { text, shown, said } = translated;
    // React has moved it, or removed it.
    if (node === text && text.isConnected) text.after(shown);
    else forget(translated);
    if (node === text) return undefined;
    // The page is translated again, or back: the browser inserts the original node or a copy of it.
    const [added] = addedNodes;
    text.data = said;
    if (isTranslation(added)) return hold(text, added);
    if (added !== text) added?.parentNode?.removeChild(added);
    return undefined;
  };

  const observer = new MutationObserver((records) => {
    const fresh: (Text | undefined)[] = [];
    for (const record of records) {
      const written = held.get(record.target);
      if (written?.text === record.target) forget(written);
      for (const node of record.removedNodes) fresh.push(handleRemoved(node, record));
    }
    // Those that were written since are shown themselves.
    for (const text of fresh) if (text && held.has(text)) text.data = '';
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}
