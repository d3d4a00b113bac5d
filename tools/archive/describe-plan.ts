import { printable } from '../firestore-project/printable';
import type { ArchivedDocument } from './archive-file';
import { countKinds, inKindOrder, nameOfDocument } from './document-kinds';
import type { RestorationPlan } from './plan-restoration';

/** The most names that are listed. With the counts there are at most 20 lines. */
const mostNames = 11;

/** Says what a restoration would do: the counts, and the names of the first documents that it would touch. */
export function describePlan({ added, changed, kept, same, onlyStored }: RestorationPlan): string[] {
  const sections = [
    ['To add', added],
    ['To change back', changed],
    ['Changed since the archive, left alone without --overwrite', kept],
  ] as const;
  const shown = shares(sections.map(([, documents]) => documents.length));
  return [
    ...sections.flatMap(([label, documents], index) => describe(label, documents, shown[index] ?? 0)),
    `The same already: ${countOf(same)}`,
    `Not in the archive, left alone: ${countOf(onlyStored)}`,
  ];
}

const countOf = (documents: readonly { readonly path: string }[]): string =>
  countKinds(documents.map(({ path }) => path)) || 'nothing';

function describe(label: string, documents: readonly ArchivedDocument[], most: number): string[] {
  if (documents.length === 0) return label === 'To add' ? ['To add: nothing'] : [];
  const names = inKindOrder(documents)
    .slice(0, most)
    .map(({ path, fields }) => `  ${printable(nameOfDocument(path, fields))}`);
  const more = documents.length - names.length;
  return [
    `${label}: ${countOf(documents)}`,
    ...names,
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
  ];
}

/** How many names each list gets: what a short one does not need is for the others. */
function shares(lengths: readonly number[]): number[] {
  const shown = lengths.map(() => 0);
  for (let left = Math.min(mostNames, sum(lengths)); left > 0;)
    for (const [index, length] of lengths.entries())
      if (left > 0 && (shown[index] ?? 0) < length) {
        shown[index] = (shown[index] ?? 0) + 1;
        left -= 1;
      }
  return shown;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
