import { isNamePath, parseFieldPath } from '../paths/field-path';
import { invalid } from '../status';
import { int64 } from '../values/numbers';
import { badPayload, isObject, list, message, text, type Parser } from '../wire/message';
import type { Aggregation } from './aggregate';

const most = 5;

const ofField = message({ field: message({ fieldPath: text }) });
// google.protobuf.Int64Value, which some clients send as a message.
const upTo: Parser<number> = (json) => Number(int64(isObject(json) ? json.value : json));

const aggregation = message({ alias: text, count: message({ upTo }), sum: ofField, avg: ofField });

/** Aggregations from the wire; those without an alias get `field_1`, `field_2` and so on. */
export const parseAggregations: Parser<Aggregation[]> = (json) => {
  const given = list(aggregation)(json);
  if (given.length === 0 || given.length > most) throw invalid(`One to ${most} aggregations are needed.`);
  let unnamed = 0;
  const all = given.map(({ alias, ...operation }): Aggregation => {
    const named = { alias: alias || `field_${(unnamed += 1)}` };
    const { count, sum, avg } = operation;
    if (Object.keys(operation).length !== 1)
      throw badPayload('An aggregation must have exactly one operator.');
    if (count) return { ...named, kind: 'count', ...positive(count.upTo) };
    const field = parseFieldPath((sum ?? avg)?.field?.fieldPath ?? '');
    if (isNamePath(field)) throw invalid('__name__ has no sum and no average.');
    return { ...named, kind: sum ? 'sum' : 'average', field };
  });
  if (all.some((one) => /^__.*__$/s.test(one.alias))) throw invalid('An alias is reserved.');
  if (all.some((one) => Buffer.byteLength(one.alias) > 1500))
    throw invalid('An alias must not be longer than 1,500 bytes.');
  if (new Set(all.map((one) => one.alias)).size < all.length) throw invalid('An alias is used twice.');
  return all;
};

function positive(upTo: number | undefined) {
  if (upTo === undefined) return {};
  if (upTo < 0) throw invalid('upTo must not be negative.');
  return { upTo };
}
