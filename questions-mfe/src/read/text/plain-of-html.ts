import { Parser } from 'htmlparser2';

const blocks = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
]);
const unseen = new Set(['style', 'script', 'head', 'title', 'xml']);

export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text);

/** The text that a browser would show of HTML, and whether it had a picture. Nothing is loaded and no script runs. */
export function plainOfHtml(html: string): { text: string; hasPicture: boolean } {
  let text = '';
  let hasPicture = false;
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1;
      if (name === 'img') hasPicture = true;
      if (blocks.has(name)) text += '\n';
    },
    ontext(data) {
      if (hidden === 0) text += data.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name) && name !== 'br') text += '\n';
    },
  });
  parser.end(html);
  return { text: withoutBlankEnds(text), hasPicture };
}

/** Single spaces and line breaks, as a browser shows them. */
export const withoutBlankEnds = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
