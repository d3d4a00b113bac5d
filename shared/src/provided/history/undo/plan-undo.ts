import { absent, type StoredFields } from '@console/shared/data';
import type { HistoryChange } from '../entries/entry';
import { placeOf } from '../entries/place';
import { isSameFields, isSameValue } from '../entries/same-value';
import { unitsOf } from '../entries/units';

/** Whether to keep what others have stored since, or to restore what was there before the action. */
export type UndoSide = 'theirs' | 'mine';

/** What a person has chosen for a conflict. It holds only for what they were shown. */
export type UndoChoice = { readonly side: UndoSide; readonly shown: UndoConflict };

/** Fields that others have changed since the action, with both values. */
export type UndoConflict = {
  readonly change: HistoryChange;
  /** Names the fields in {@link UndoChoices}. */
  readonly key: string;
  /** None where the whole document is in question. */
  readonly fields: readonly string[];
  /** What is stored now; `null` where there is no document. */
  readonly theirs: StoredFields | null;
  /** What was there before the action; `null` where there was no document. */
  readonly mine: StoredFields | null;
};

/** Choices for conflicts, by their keys. */
export type UndoChoices = Readonly<Record<string, UndoChoice>>;

/** What takes a change back: at most one write, and what must be decided first. */
export type UndoPlan = {
  readonly write?:
    | { readonly is: 'create' | 'merge'; readonly fields: StoredFields }
    | { readonly is: 'remove' };
  readonly conflicts: readonly UndoConflict[];
  /** The document that the action has changed was deleted since. */
  readonly isGone?: true;
};

const nothing: UndoPlan = { conflicts: [] };

/**
 * Plans how to take a change back, given the document as it is now. What others have changed since stays: fields that
 * the action did not touch are left alone, and fields that both changed are a conflict until a choice is made. Pure.
 */
export function planUndo(
  change: HistoryChange,
  current: StoredFields | undefined,
  choices: UndoChoices = {},
): UndoPlan {
  const { before, after } = change;
  if (before === null) return planRemoval(change, current, choices);
  if (after === null) return planReturn(change, current, choices);
  // The entry has only the fields that were changed, so it cannot bring the document back.
  return current === undefined
    ? { conflicts: [], isGone: true }
    : planMerge(change, { before, after, current }, choices);
}

/** The document is new by the action. */
function planRemoval(
  change: HistoryChange,
  current: StoredFields | undefined,
  choices: UndoChoices,
): UndoPlan {
  const { path, after } = change;
  if (current === undefined || after === null) return nothing;
  const remove: UndoPlan = { write: { is: 'remove' }, conflicts: [] };
  if (isSameFields(current, after)) return remove;
  const conflict = { change, key: path, fields: [], theirs: current, mine: null };
  const side = chosenSide(conflict, choices);
  if (side === 'mine') return remove;
  return side === 'theirs' ? nothing : { conflicts: [conflict] };
}

/** The document was deleted by the action. */
function planReturn(
  change: HistoryChange,
  current: StoredFields | undefined,
  choices: UndoChoices,
): UndoPlan {
  const { path, before } = change;
  if (before === null) return nothing;
  if (current === undefined) return { write: { is: 'create', fields: before }, conflicts: [] };
  if (isSameFields(current, before)) return nothing;
  const conflict = { change, key: path, fields: [], theirs: current, mine: before };
  const side = chosenSide(conflict, choices);
  if (side === 'mine') return { write: { is: 'merge', fields: replacing(current, before) }, conflicts: [] };
  return side === 'theirs' ? nothing : { conflicts: [conflict] };
}

type Versions = { before: StoredFields; after: StoredFields; current: StoredFields };

/** The action has changed fields of the document. */
function planMerge(
  change: HistoryChange,
  { before, after, current }: Versions,
  choices: UndoChoices,
): UndoPlan {
  const place = placeOf(change.path);
  const touched = Object.keys({ ...before, ...after });
  const conflicts: UndoConflict[] = [];
  const fields: StoredFields = {};
  for (const unit of place ? unitsOf(place, touched) : []) {
    const equals = (version: StoredFields) =>
      unit.every((field) => isSameValue(current[field], version[field]));
    if (equals(before)) continue;
    const key = `${change.path} ${unit.join(' ')}`;
    const conflict = { change, key, fields: unit, theirs: current, mine: before };
    const side = chosenSide(conflict, choices);
    if (equals(after) || side === 'mine')
      for (const field of unit) fields[field] = before[field] ?? (field in before ? null : absent);
    else if (side !== 'theirs') conflicts.push(conflict);
  }
  return Object.keys(fields).length > 0 ? { write: { is: 'merge', fields }, conflicts } : { conflicts };
}

/** The side chosen for a conflict; `undefined` where somebody has changed it after it was shown: nobody has seen that. */
function chosenSide({ key, fields, theirs }: UndoConflict, choices: UndoChoices): UndoSide | undefined {
  const { side, shown } = choices[key] ?? {};
  const isAsShown = (field: string) => isSameValue(theirs?.[field], shown?.theirs?.[field]);
  const compared = fields.length > 0 ? fields : Object.keys({ ...theirs, ...shown?.theirs });
  return compared.every(isAsShown) ? side : undefined;
}

/** The fields that turn a document into another one. */
const replacing = (current: StoredFields, wanted: StoredFields): StoredFields =>
  Object.fromEntries(
    Object.keys({ ...current, ...wanted })
      .filter((field) => !isSameValue(current[field], wanted[field]))
      .map((field) => [field, field in wanted ? (wanted[field] ?? null) : absent]),
  );
