import type { RuleFunction } from '../language/ast';
import type { RuleValue } from '../values/values';

/** A value, or the error that takes its place when it is used: what nobody uses cannot fail. */
export type Lazy = () => RuleValue;

/** Computes at once, so that what nobody uses counts as evaluated, and keeps an error for whoever uses it. */
export function eagerly(compute: Lazy): Lazy {
  const outcome = attempt(compute);
  return () => {
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

function attempt(compute: Lazy): { value: RuleValue } | { error: unknown } {
  try {
    return { value: compute() };
  } catch (error) {
    return { error };
  }
}

const noFunctions: ReadonlyMap<string, RuleFunction> = new Map();

/** The names that an expression sees: its own block's and those of the blocks around it. */
export class Scope {
  constructor(
    private readonly variables: ReadonlyMap<string, Lazy>,
    private readonly functions: ReadonlyMap<string, RuleFunction>,
    private readonly outer?: Scope,
  ) {}

  inner(variables: ReadonlyMap<string, Lazy>, functions = noFunctions): Scope {
    return new Scope(variables, functions, this);
  }

  variable(name: string): Lazy | undefined {
    return this.variables.get(name) ?? this.outer?.variable(name);
  }

  /** The function, with the scope it was defined in: that is what its body sees. */
  function(name: string): { rule: RuleFunction; definedIn: Scope } | undefined {
    const rule = this.functions.get(name);
    return rule ? { rule, definedIn: this } : this.outer?.function(name);
  }
}
