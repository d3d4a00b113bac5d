import { Lexer, type Token } from './lexer';
import { RulesCompileError, type Position } from './rules-error';

const describe = (token: Token): string => {
  if (token.kind === 'end') return 'the end of the file';
  return 'text' in token ? `'${token.text}'` : `the ${token.kind} ${String(token.value)}`;
};

// Words of the language; the packages are told apart where a variable is expected.
const reserved = new Set(
  'allow false function if import in is let match null package return rules_version service true'.split(' '),
);

export const isReserved = (word: string): boolean => reserved.has(word);

/** One token of look-ahead over the lexer, and the usual questions of a recursive-descent parser. */
export class TokenStream {
  private readonly lexer: Lexer;
  private token: Token;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  get current(): Token {
    return this.token;
  }

  get at(): Position {
    return this.lexer.positionOf(this.token.start);
  }

  advance(): Token {
    const passed = this.token;
    this.token = this.lexer.next();
    return passed;
  }

  is(text: string): boolean {
    return 'text' in this.token && this.token.text === text;
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw this.unexpected(`'${text}'`);
  }

  /** A name that the author chose: no word of the language. */
  expectName(what: string): string {
    if ('text' in this.token && isReserved(this.token.text)) throw this.unexpected(what);
    return this.expectWord(what);
  }

  /** Any name, as after a dot. */
  expectWord(what: string): string {
    if (this.token.kind !== 'name') throw this.unexpected(what);
    const { text } = this.token;
    this.advance();
    return text;
  }

  /** Whether something follows the current token without a blank. */
  get touchesNext(): boolean {
    this.lexer.seek(this.token.end);
    return this.lexer.take(/\S/y) !== undefined;
  }

  unexpected(wanted: string): RulesCompileError {
    return this.error(`Expected ${wanted} but found ${describe(this.token)}.`);
  }

  error(detail: string): RulesCompileError {
    return this.lexer.errorAt(this.token.start, detail);
  }

  errorFrom(at: Position, detail: string): RulesCompileError {
    return new RulesCompileError(at, detail);
  }

  /** Passes the current token and what matches directly after it, as in the segment after a slash. */
  readRaw(pattern: RegExp): string | undefined {
    this.lexer.seek(this.token.end);
    const found = this.lexer.take(pattern)?.[0];
    this.token = this.lexer.next();
    return found;
  }
}
