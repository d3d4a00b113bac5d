import type { Locator } from '@playwright/test';
import type { Flow } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { openInPlace } from '../../tools/browsers/show-shot';
import { phone, type PageProblems } from './hostile-checks';
import type { Corrections } from './hostile-corrections';
import { storedFields, text, type Stored, type StoredFields } from '../fixtures/data/stored';

/** A form and how to correct it. */
type Correcting = {
  readonly form: Locator;
  readonly button: string;
  /** The label of the one field that is always changed. */
  readonly change: string;
  readonly corrections: Corrections;
  /** Appears once the form is saved. */
  readonly done: Locator;
};

/** The labels of fields. */
const labelsOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((controls) =>
    controls.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent ?? ''),
  );

/** Selects the last option of a select. Returns its value. */
async function chooseLast(form: Locator, label: string): Promise<string> {
  const field = form.getByLabel(label, { exact: true });
  await field.selectOption({ index: (await field.locator('option').count()) - 1 });
  return (await field.inputValue()).trim();
}

/**
 * Changes one field, submits, and corrects only the fields that the form then marks. Returns the filled fields as they
 * should be stored. @throws the form's message when it is not saved.
 */
async function saveCorrected(correcting: Correcting): Promise<StoredFields> {
  const { form, button, change, corrections, done } = correcting;
  const marked = form.locator('[aria-invalid]');
  const retry = form.getByRole('button', { name: 'Retry' });
  const filled: Record<string, Stored> = {};
  const correct = async (label: string) => {
    const correction = corrections[label];
    if (!correction) throw new Error(`the form marks ${label}, which cannot be put right`);
    if ('types' in correction) await fill(form, { [label]: correction.types });
    filled[correction.field] =
      'types' in correction ? correction.stored : text(await chooseLast(form, label));
  };

  await correct(change);
  for (let tries = 0; tries < 3; tries += 1) {
    await press(form, button);
    await done.or(marked).or(retry).first().waitFor();
    // A large document may be stored later than Retry is offered.
    if ((await retry.count()) > 0)
      await done.waitFor().catch(async () => {
        throw new Error(await form.getByRole('alert').innerText());
      });
    if ((await marked.count()) === 0) break;
    // Correcting one field can mark another: a changed option clears the answer.
    for (let rounds = 0; rounds < 3; rounds += 1)
      for (const label of await labelsOf(marked)) await correct(label);
  }
  await done.waitFor();
  return filled;
}

/** The fields in which two documents differ, with shortened values. */
const differences = (expected: StoredFields, found: StoredFields): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .map((field) => [field, JSON.stringify(expected[field]), JSON.stringify(found[field])] as const)
    .filter(([, wanted, is]) => wanted !== is)
    .map(([field, wanted, is]) => `${field} ${is?.slice(0, 80)} instead of ${wanted?.slice(0, 80)}`);

/** The ids that every save writes into a document, derived from its path. */
function idsIn(path: string): StoredFields {
  const [, season = '', , quiz, , question] = path.split('/');
  if (question !== undefined) return { question_id: text(question), quiz_id: text(quiz ?? '') };
  if (quiz !== undefined) return { quiz_id: text(quiz) };
  return { season_id: text(season) };
}

/** Saves the open form of a document, corrected. Reports any other change to the document. */
export async function correctDocument(
  { product }: Pick<Flow, 'product'>,
  problems: PageProblems,
  path: string,
  correcting: Correcting & { readonly alsoStored?: StoredFields },
): Promise<void> {
  const before = await storedFields(product, path);
  try {
    const filled = await saveCorrected(correcting);
    const expected = { ...before, ...idsIn(path), ...filled, ...correcting.alsoStored };
    for (const difference of differences(expected, await storedFields(product, path)))
      problems.add(`saving ${path} left ${difference}`);
  } catch (error) {
    problems.add(`${path} could not be saved: ${String(error).slice(0, 400)}`);
  }
}

/** Opens the page of a document's form, checks it, and saves it corrected. */
export async function correctOnPage(
  at: Pick<Flow, 'page' | 'product'>,
  problems: PageProblems,
  {
    path,
    address,
    title,
    ...rest
  }: {
    path: string;
    address: string;
    title: string;
    change: string;
    corrections: Corrections;
    alsoStored?: StoredFields;
  },
): Promise<void> {
  const { page } = at;
  await openInPlace(page, address);
  await page.getByRole('button', { name: title, exact: true }).waitFor();
  await problems.check(`${title} of ${path}`, [phone]);
  const done = page.locator('h1').filter({ hasNotText: title });
  await correctDocument(at, problems, path, { form: page.locator('main'), button: title, done, ...rest });
}
