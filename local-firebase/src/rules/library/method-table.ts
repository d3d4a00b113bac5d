import { fail } from '../language/rules-error';
import { typeOf, type RuleValue } from '../values/values';

/** A function of the library, with the numbers of arguments that it takes. */
export interface LibraryFunction<Target> {
  arity: readonly number[];
  call(target: Target, args: readonly RuleValue[]): RuleValue;
}

export type MethodTable<Target> = Readonly<Record<string, LibraryFunction<Target>>>;

/** A function without arguments. */
export const none = <Target>(call: (target: Target) => RuleValue): LibraryFunction<Target> => ({
  arity: [0],
  call: (target) => call(target),
});

/** A function of one argument. */
export const one = <Target>(
  call: (target: Target, argument: RuleValue) => RuleValue,
): LibraryFunction<Target> => ({
  arity: [1],
  call: (target, [argument = null]) => call(target, argument),
});

/** A function of two arguments. */
export const two = <Target>(
  call: (target: Target, first: RuleValue, second: RuleValue) => RuleValue,
): LibraryFunction<Target> => ({
  arity: [2],
  call: (target, [first = null, second = null]) => call(target, first, second),
});

/** Calls a method that the table has; an error for one that it has not. */
export function callMethod<Target extends RuleValue>(
  table: MethodTable<Target>,
  target: Target,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!method) return fail(`There is no ${typeOf(target)}.${name}().`);
  if (!method.arity.includes(args.length)) {
    return fail(
      `${typeOf(target)}.${name}() takes ${method.arity.join(' or ')} arguments, not ${args.length}.`,
    );
  }
  return method.call(target, args);
}
