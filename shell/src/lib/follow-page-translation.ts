/** A text node, the element that shows its translation, and what the node said. */
type Translated = { readonly text: Text; readonly shown: Element; readonly said: string };

/** The translators of Chrome and Edge show this element in place of each text node. */
const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** The translation that has taken the place of a removed node. */
const translationIn = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslation);

/**
 * Lets browsers translate the page. They replace text nodes, but React keeps writing to its own, which are no longer on the
 * page, and throws when it removes one. So each replaced node returns, empty, in front of its translation, which
 * goes as soon as React writes or removes the node.
 */
export function followPageTranslation(page: Node): void {
  /** By the text node, and by the element of its translation. */
  const held = new WeakMap<Node, Translated>();
  const fresh: Text[] = [];

  const hold = (text: Text, shown: Element) => {
    // Some translators keep the node in their element.
    if (shown.contains(text)) text.replaceWith(text.data);
    shown.before(text);
    const translated = { text, shown, said: text.data };
    held.set(text, translated).set(shown, translated);
    fresh.push(text);
  };

  const forget = ({ text, shown }: Translated) => {
    held.delete(text);
    shown.remove();
  };

  const handleRemoved = (node: Node, record: MutationRecord) => {
    const translated = held.get(node);
    if (!translated) {
      const shown = translationIn(record);
      if (shown && !held.has(shown) && node instanceof Text) hold(node, shown);
      return;
    }
    const { text, shown, said } = translated;
    // React has moved it, or removed it.
    if (node === text && text.isConnected) text.after(shown);
    else forget(translated);
    if (node === text) return;
    // The page is translated again, or back: the browser inserts the original node or a copy of it.
    const [added] = record.addedNodes;
    text.data = said;
    if (isTranslation(added)) hold(text, added);
    else if (added !== text) added?.parentNode?.removeChild(added);
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const written = held.get(record.target);
      if (written?.text === record.target) forget(written);
      for (const node of record.removedNodes) handleRemoved(node, record);
    }
    // Those that were written since are shown themselves.
    for (const text of fresh.splice(0)) if (held.has(text)) text.data = '';
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}
