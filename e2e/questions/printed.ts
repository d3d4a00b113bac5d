import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What Ctrl+P prints, as a PDF: its size in points, and the text of each page. */
export async function printed(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const file = await page.pdf({ preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return {
    size: [Math.round(width), Math.round(height)],
    pages: pages.map((each) => each.replace(/\s+/g, ' ')),
    file,
  };
}

type Piece = { text: string; left: number; right: number; baseline: number; height: number };

const isOn = (piece: Piece, other: Piece): boolean =>
  Math.abs(piece.baseline - other.baseline) < Math.min(piece.height, other.height) * 0.9 &&
  Math.min(piece.right, other.right) - Math.max(piece.left, other.left) > 1;

/** The pieces of printed text that lie on another one of their page. */
export async function overprinted(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array((await printed(page)).file));
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const { str: text, width, height } = item;
      const [, , , , left, baseline] = item.transform.map(Number);
      assert.ok(left !== undefined && baseline !== undefined);
      return [{ text, left, right: left + width, baseline, height }];
    });
    pieces.forEach((piece, index) => {
      const other = pieces.slice(0, index).find((each) => isOn(piece, each));
      if (other) found.push(`page ${number}: ${piece.text} on ${other.text}`);
    });
  }
  return found;
}
