import { parseFieldPath } from '../paths/field-path';
import { invalid } from '../status';
import type { Order } from './query';

// Quoted names may hold anything, also blanks and commas.
const comma = /,(?=(?:[^`]*`[^`]*`)*[^`]*$)/;
const orderPattern = /^\s*((?:`(?:[^`\\]|\\.)*`|[^\s`])+)(?:\s+(asc|desc))?\s*$/i;

/** The order of a REST list, such as `priority desc, __name__ desc`. */
export function parseOrderText(text: string): Order[] {
  if (text === '') return [];
  return text.split(comma).map((part): Order => {
    const [, field, direction = 'asc'] = orderPattern.exec(part) ?? [];
    if (field === undefined) throw invalid(`Invalid order "${part.slice(0, 200)}".`);
    return {
      field: parseFieldPath(field),
      direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
