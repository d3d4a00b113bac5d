import { readFileSync } from 'node:fs';
import { sourcePage } from './deployment';
import { linkedRegistry, pageWithRegistry } from './registry-link';

const page = readFileSync(sourcePage, 'utf8');
const hrefs = (text: string) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("the registry's address in the page", () => {
  it('replaces the previous one, every time it changes', () => {
    const moved = pageWithRegistry(page, 'https://registry.example.org/remotes.json');
    expect(hrefs(moved)).toEqual(['/config.json', 'https://registry.example.org/remotes.json']);
    expect(pageWithRegistry(moved, '/remotes.json')).toBe(page);
  });

  it('is read from it', () => {
    const address = 'https://registry.example.org/remotes.json?a&b';
    expect(linkedRegistry(pageWithRegistry(page, address))).toBe(address);
    expect(linkedRegistry('<!doctype html>')).toBe('/remotes.json');
  });

  it('is escaped', () => {
    const moved = pageWithRegistry(page, 'https://x.example.org/"><script>start()</script>');
    expect(moved).toContain('"https://x.example.org/&quot;&gt;&lt;script&gt;start()&lt;/script&gt;"');
  });

  it('is required: a page without the link is refused', () => {
    expect(() => pageWithRegistry('<!doctype html>', '/remotes.json')).toThrow('has no <link id="registry"');
  });
});
