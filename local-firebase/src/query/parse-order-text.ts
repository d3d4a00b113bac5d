import { parseFieldPath } from '../paths/field-path';
import { invalid } from '../status';
import type { Order } from './query';

/** The order of a REST list, such as `priority desc, __name__ desc`. */
export function parseOrderText(text: string): Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part): Order => {
    const [field = '', direction = 'asc', more] = part.trim().split(/\s+/);
    if (more !== undefined || !/^(asc|desc)$/i.test(direction))
      throw invalid(`Invalid order "${part.trim()}".`);
    return {
      field: parseFieldPath(field),
      direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    };
  });
}
