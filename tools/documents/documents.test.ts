import { root } from '../root';
import { faultsOf } from './check-document';
import { readTree } from './tree';

const tree = readTree(root);
/** `npm run spec` checks the table of the specification; `method.md` is a part of a document in docs/. */
const isElsewhere = /^docs\/specification-coverage\.md$|(^|\/)method\.md$/;
const documents = tree.paths.filter((path) => path.endsWith('.md') && !isElsewhere.test(path));

describe('documents', () => {
  it.each(documents)('%s names only what exists', (document) => {
    expect(faultsOf(document, tree)).toEqual([]);
  });
});
