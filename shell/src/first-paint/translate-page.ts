import { nameOf, type Messages } from '@console/shared/i18n';

declare global {
  interface Window {
    /** The messages of shell and shared code in the language of the page, if it is not English. */
    consoleMessages?: Messages;
  }
}

/** Gives the console the messages of the page's language, and shows the prerendered page in it. */
export function translatePage(messages: Messages): void {
  window.consoleMessages = messages;
  if (document.readyState !== 'loading') return translateMarkup(messages);
  document.addEventListener('DOMContentLoaded', () => translateMarkup(messages));
}

function translateMarkup(messages: Messages): void {
  const { documentElement: root, title } = document;
  document.title = title.replace(/^.+?(?= · )/, (screen) => messages[screen] || screen);
  const painted = document.getElementById('static');
  const nodes = painted && document.createTreeWalker(painted);
  while (nodes?.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Text && !isEnglish(node)) node.data = messages[node.data] || node.data;
    const label = node instanceof Element && node.getAttribute('aria-label');
    if (label) node.setAttribute('aria-label', messages[label] || label);
  }
  // Painted as those of an English page.
  for (const link of painted?.querySelectorAll<HTMLAnchorElement>('a[hreflang]') ?? []) {
    link.removeAttribute('aria-current');
    if (link.hreflang !== root.lang) continue;
    link.setAttribute('aria-current', 'true');
    Object.assign(link, { lang: root.lang, textContent: nameOf(root.lang) });
  }
  delete root.dataset.untranslated;
}

/** A text that is English in every language, or the name of one. */
const isEnglish = ({ parentElement }: Text): boolean =>
  parentElement?.closest('[lang]') !== document.documentElement;
