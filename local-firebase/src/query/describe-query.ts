import type { Filter, Query } from './query';
import { valueText } from '../values/value-text';

/** A query in one line, as a developer would say it. */
export function describeQuery(query: Query): string {
  const { parent, collectionId = 'every collection', allDescendants, where, explicitOrder, limit } = query;
  const below = parent.split('/').slice(5).join('/');
  const from = allDescendants
    ? `${collectionId} at any depth${below ? ` below ${below}` : ''}`
    : [below, collectionId].filter(Boolean).join('/');
  const order = explicitOrder.map(
    ({ field, direction }) => field.join('.') + (direction === 'DESCENDING' ? ' descending' : ''),
  );
  return [
    from,
    ...(where ? [`where ${filterText(where)}`] : []),
    ...(order.length > 0 ? [`by ${order.join(', ')}`] : []),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
  ].join(' ');
}

function filterText(filter: Filter): string {
  if (filter.kind === 'composite') {
    return filter.filters.map((part) => `(${filterText(part)})`).join(` ${filter.op.toLowerCase()} `);
  }
  const operator = filter.op.toLowerCase().replaceAll('_', ' ');
  const value = filter.kind === 'field' ? ` ${valueText(filter.value)}` : '';
  return `${filter.field.join('.')} ${operator}${value}`;
}
