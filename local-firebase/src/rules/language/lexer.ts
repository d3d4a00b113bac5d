import { bytesOfLiteral, textOfLiteral } from './literals';
import { RulesCompileError, type Position } from './rules-error';

export type Token = { start: number; end: number } & (
  | { kind: 'name'; text: string }
  | { kind: 'symbol'; text: string }
  | { kind: 'int'; value: bigint }
  | { kind: 'float'; value: number }
  | { kind: 'string'; value: string }
  | { kind: 'bytes'; value: Uint8Array }
  | { kind: 'end' }
);

const blank = /(?:[ \t\r\n\f]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const name = /[A-Za-z_][\w$]*|\$[\w$]+/y;
const number = /0(?=\d)|(\d+\.\d*|\.\d+)|\d+/y;
const text = /([bB]?)(?:'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)")/y;
const symbol = /\|\||&&|==|!=|<=|>=|\*\*|--|\+\+|[-+*/%<>!=.,:;?()[\]{}$]/y;

/** Cuts the source into tokens on demand: whether a slash begins a path is known only to the parser. */
export class Lexer {
  private offset = 0;
  private readonly lineStarts: number[] = [0];

  constructor(private readonly source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
      this.lineStarts.push(at + 1);
  }

  positionOf(offset: number): Position {
    let [low, high] = [0, this.lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  errorAt(offset: number, detail: string): RulesCompileError {
    return new RulesCompileError(this.positionOf(offset), detail);
  }

  /** The next token, after blanks and comments. */
  next(): Token {
    this.take(blank);
    const start = this.offset;
    if (start >= this.source.length) return { kind: 'end', start, end: start };
    const token =
      this.scanText(start) ?? this.scanWord(start) ?? this.scanNumber(start) ?? this.scanSymbol(start);
    if (token) return token;
    const unterminated = /^b?['"]|^\/\*/.test(this.source.slice(start, start + 2));
    throw this.errorAt(
      start,
      unterminated
        ? 'This text or comment has no end.'
        : `Unexpected character ${JSON.stringify(this.source[start])}.`,
    );
  }

  /** What matches exactly here, without skipping blanks. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source);
    if (found) this.offset += found[0].length;
    return found ?? undefined;
  }

  /** Continues reading at this offset. */
  seek(offset: number): void {
    this.offset = offset;
  }

  private scanWord(start: number): Token | undefined {
    const found = this.take(name);
    return found && { kind: 'name', text: found[0], start, end: this.offset };
  }

  private scanSymbol(start: number): Token | undefined {
    const found = this.take(symbol);
    return found && { kind: 'symbol', text: found[0], start, end: this.offset };
  }

  private scanNumber(start: number): Token | undefined {
    const found = this.take(number);
    if (!found) return undefined;
    const end = this.offset;
    if (found[1] !== undefined) return { kind: 'float', value: Number(found[1]), start, end };
    if (/\d/.test(this.source[this.offset] ?? ''))
      throw this.errorAt(start, 'A number does not begin with 0.');
    const value = BigInt(found[0]);
    return { kind: 'int', value, start, end };
  }

  private scanText(start: number): Token | undefined {
    const found = this.take(text);
    if (!found) return undefined;
    const body = found[2] ?? found[3] ?? '';
    const value = found[1] ? bytesOfLiteral(body) : textOfLiteral(body);
    if (value === undefined) {
      throw this.errorAt(
        start,
        'This text has an escape that does not exist; a backslash is written as \\\\.',
      );
    }
    const end = this.offset;
    return typeof value === 'string'
      ? { kind: 'string', value, start, end }
      : { kind: 'bytes', value, start, end };
  }
}
