import type { Decision, GetCheck, ListCheck, RulesGate, WriteCheck } from '../../rules-gate';
import type { AuthContext } from '../../auth-context';
import type { Query } from '../../query/query';
import type { Expression, Method, RulesFile } from '../language/ast';
import { describe } from '../values/describe';
import { disjunctsOf } from './disjuncts';
import { DocumentAccess } from './document-access';
import { documentToMap, jsonToRuleValue, parseTimestamp, pathOf } from '../values/document-values';
import { inquire, refuse, type Question } from './inquiry';
import { findableBy } from './list-decision';
import { knownPath } from '../language/match-path';
import { parseRules } from '../language/parser';
import { Path, RuleMap, type RuleValue } from '../values/values';

export interface RulesGateOptions {
  /** Told what `debug()` is called with. */
  log?: (line: string) => void;
  /** Asked before each expression; what it returns is evaluated in its place. */
  substitute?: (expression: Expression) => Expression;
}

/**
 * The gate that decides by these rules, given as text or parsed.
 * @throws RulesCompileError with line and column.
 */
export function createRulesGate(
  given: string | RulesFile,
  { log = console.log, substitute }: RulesGateOptions = {},
): RulesGate {
  const rules = typeof given === 'string' ? parseRules(given) : given;
  const debug = (value: RuleValue) => log(`debug: ${describe(value)}`);
  const options = { debug, ...(substitute && { substitute }) };
  const ask = (documents: DocumentAccess, question: Question) => inquire(rules, documents, options, question);

  return {
    checkGet(check: GetCheck): Decision {
      return ask(accessFor(check.name, check), {
        method: 'get',
        path: knownPath(check.name),
        request: requestMap('get', pathOf(check.name), check),
        resource: check.resource ? documentToMap(check.resource) : null,
      });
    },

    checkWrite(check: WriteCheck): Decision {
      const after = check.after ? documentToMap(check.after) : null;
      return ask(accessFor(check.name, check, check.getAfter), {
        method: check.method,
        path: knownPath(check.name),
        request: requestMap(check.method, pathOf(check.name), check, { resource: after }),
        resource: check.before ? documentToMap(check.before) : null,
      });
    },

    checkList(check: ListCheck): Decision {
      const documents = accessFor(check.query.parent, check);
      const request = requestMap('list', collectionPath(check.query), check, {
        query: queryMap(check.query),
      });
      const disjuncts = disjunctsOf(check.query.where);
      if (!disjuncts) return refuse(documents, 'The query has too many alternatives to be judged.');
      let expressions = 0;
      for (const filters of disjuncts) {
        const decision = ask(documents, { method: 'list', request, ...findableBy(check.query, filters) });
        if (!decision.granted) return decision;
        expressions = Math.max(expressions, decision.expressions ?? 0);
      }
      return { granted: true, consulted: documents.consulted, expressions };
    },
  };
}

const accessFor = (
  name: string,
  { get, looked }: Pick<GetCheck, 'get' | 'looked'>,
  after: GetCheck['get'] = get,
) => new DocumentAccess(name.split('/', 4).join('/'), get, after, looked);

const collectionPath = ({ parent, collectionId }: Query): Path =>
  new Path([...pathOf(parent).segments, ...(collectionId === undefined ? [] : [collectionId])]);

function requestMap(
  method: Method,
  path: Path,
  { auth, time }: { auth: AuthContext; time: string },
  more: Record<string, RuleValue> = {},
): RuleMap {
  const user: RuleValue =
    auth.kind === 'user' ? RuleMap.of({ uid: auth.uid, token: jsonToRuleValue(auth.token) }) : null;
  return RuleMap.of({ method, path, time: parseTimestamp(time), auth: user, ...more });
}

/** As the official emulator shows it: no limit is null, and an order is `ASC` or `DESC` by field. */
function queryMap({ limit, offset, explicitOrder }: Query): RuleMap {
  const orderBy = explicitOrder.map(
    ({ field, direction }) => [field.join('.'), direction === 'ASCENDING' ? 'ASC' : 'DESC'] as const,
  );
  return RuleMap.of({
    limit: limit === undefined ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: new RuleMap(new Map(orderBy)),
  });
}
