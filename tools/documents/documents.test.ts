import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { faultsOf } from './check-document';
import { readTree } from './tree';

const tree = readTree(root);
/** `method.md` is a part of a document in docs/. */
const isElsewhere = /(^|\/)method\.md$/;
const documents = tree.paths.filter((path) => path.endsWith('.md') && !isElsewhere.test(path));

describe('documents', () => {
  it.each(documents)('%s names only what exists', (document) => {
    expect(faultsOf(document, tree)).toEqual([]);
  });

  it('name the steps of the walk through the browsers, in their order', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const parts = ['seasons-and-quizzes', 'questions-and-contest', 'interrupted'];
    const walk = parts.map((part) => read(`e2e/engines/walk/${part}.ts`)).join('');
    const played = [...walk.matchAll(/^ {2}async '(.+)'\(/gm)].map(([, name]) => name);
    const named = [...read('docs/browsers.md').matchAll(/^\d+\. ([^*].*)$/gm)].map(([, name]) => name);
    expect(played.length).toBeGreaterThan(27);
    expect(named).toEqual(played);
  });
});
