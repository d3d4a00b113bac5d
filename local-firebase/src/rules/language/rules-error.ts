/** Where something stands in the rules file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

export const formatPosition = ({ line, column }: Position): string => `${line}:${column}`;

/** The rules cannot be used as they are written; the message starts with line and column. */
export class RulesCompileError extends Error {
  override readonly name = 'RulesCompileError';

  constructor(
    readonly at: Position,
    readonly detail: string,
  ) {
    super(`${formatPosition(at)} ${detail}`);
  }
}

/**
 * An expression without a value. It makes its allow refuse, unless `||` or `&&` is decided by the other side.
 * The message reaches the client, so it never contains anything from a document.
 */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  /** The expression that failed; the innermost one that knows. */
  at: Position | undefined;
}

export const fail = (message: string): never => {
  throw new RuleError(message);
};
