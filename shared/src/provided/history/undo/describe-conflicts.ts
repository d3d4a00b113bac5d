import type { StoredFields } from '@console/shared/data';
import type { Conflict } from '@console/shared/forms';
import { t } from '@console/shared/i18n';
import { fieldLabel, fieldText, shownFields } from '../entries/field-labels';
import { placeOf, type Place } from '../entries/place';
import type { UndoConflict } from './plan-undo';

/** The conflicts of an undo as the dialog shows them, each under the name of its document. */
export const describeConflicts = (conflicts: readonly UndoConflict[]): Conflict[] =>
  conflicts.flatMap((conflict) => {
    const place = placeOf(conflict.change.path);
    return place ? describe(place, conflict) : [];
  });

function describe(place: Place, { change, fields, theirs, mine }: UndoConflict): Conflict {
  const names = shownFields(place, fields.length > 0 ? fields : Object.keys({ ...theirs, ...mine }));
  const side = (version: StoredFields | null, other: StoredFields | null) =>
    version === null
      ? [{ text: t('Doesn’t exist') }]
      : names.map((field) => {
          const text = fieldText(place, field, version[field]);
          const differs = other !== null && text !== fieldText(place, field, other[field]);
          return names.length > 1 ? { label: fieldLabel(place, field), text, differs } : { text };
        });
  return {
    label: labelOf(change.title, names.length === 1 ? fieldLabel(place, names[0] ?? '') : ''),
    theirs: side(theirs, mine),
    mine: side(mine, theirs),
  };
}

const labelOf = (title: string, field: string): string =>
  [title && `“${title}”`, field].filter(Boolean).join(' · ');
