import type { Draft } from '@console/shared/drafts';
import {
  asDataError,
  newDocument,
  readCreation,
  type Creation,
  type Decide,
  type NewDocument,
} from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { decideEdit, type Decision, type EditOutcome } from '../conflicts/decide-edit';
import type { FormValues } from '../conflicts/merge-values';
import { readDraft } from '../drafts/draft-values';
import { rulesOf, type FormDefinition } from '../form/form-definition';
import { hasErrors } from '../form/form-errors';
import { SaveRefused, type Remember } from './save-refused';
import { validateWithLimits } from '../form/validate-with-limits';

const reasons = {
  conflict: t('Someone else changed the same fields. Open the draft and choose which version to keep.'),
  invalid: t('Someone else’s change conflicts with yours. Open the draft to fix it.'),
  gone: t('Someone deleted this. Open the draft to save it as new, or copy its text.'),
};

/**
 * Saves the draft of an edit as its form would: merged with what others have changed since.
 * @returns the stored entity
 * @throws SaveRefused where the person has to decide
 * @throws DataError `unavailable` while the database cannot be reached
 */
export async function sendEdit<Entity extends object, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  draft: Draft,
  edit: (decide: Decide<Entity, EditOutcome<Entity, Values>>) => Promise<EditOutcome<Entity, Values>>,
  remember: Remember,
): Promise<Entity> {
  const { blank, toValues, toEntity } = definition;
  const read = (stored: Entity) => readDraft(toValues(stored), draft);
  const tried = read(blank);
  await remember({
    ...tried.progress,
    sent: [...(tried.progress.sent ?? []), { ...tried.base, ...tried.changes }],
  });
  const decide = (current: Entity | null): Decision<Entity, Values> => {
    const { base, changes, progress } = read(current ?? blank);
    const { sent: unconfirmedSaves = [], decided: explicitChoices } = progress;
    const opened = toEntity(current ?? blank, base);
    const typed = { ...base, ...changes };
    return decideEdit(definition, { base: opened, typed, unconfirmedSaves, explicitChoices }, current);
  };
  const outcome = await refusing(definition, edit(decide));
  if (outcome.kind === 'saved') return outcome.entity;
  throw new SaveRefused(reasons[outcome.kind]);
}

/**
 * Saves the draft of a new document as its form would.
 * @returns the stored entity
 * @param take returns the document to continue with, given the draft's; without one, a new one
 * @throws SaveRefused where the person has to decide
 * @throws DataError `unavailable` while the database cannot be reached
 */
export async function sendCreation<Entity, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  draft: Draft,
  create: (document: NewDocument, values: Values, isRetry: boolean) => Promise<Entity>,
  remember: Remember,
  take: (creation?: Creation) => Promise<Creation | undefined> = (kept) => Promise.resolve(kept),
): Promise<Entity> {
  const { base, changes, progress } = readDraft(definition.toValues(definition.blank), draft);
  const values = { ...base, ...changes };
  const { validate, limits } = rulesOf(definition, 'create');
  if (hasErrors(validateWithLimits({ validate, limits }, values))) throw new SaveRefused(reasons.invalid);
  const creation = await refusing(definition, take(readCreation(progress.creation)));
  const document = newDocument(creation, (tried) => void remember({ ...progress, creation: tried }));
  return refusing(definition, create(document, values, (creation?.sent.length ?? 0) > 0));
}

/** Turns every failure that another attempt does not mend into a refusal, in the words of the form. */
async function refusing<T>(
  { describeFailure }: Pick<FormDefinition<never, never>, 'describeFailure'>,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (asDataError(error).kind === 'unavailable') throw error;
    throw new SaveRefused(describeFailure(error), { cause: error });
  }
}
