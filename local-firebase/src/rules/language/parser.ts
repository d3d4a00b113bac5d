import type { Allow, Block, Match, Method, PatternSegment, RuleFunction, RulesFile } from './ast';
import { ExpressionParser } from './expression-parser';
import { checkCalls } from './check-calls';
import { checkExpressions } from './check-expressions';
import { RulesCompileError } from './rules-error';
import { TokenStream } from './token-stream';

const methodNames: Record<string, Method[]> = {
  get: ['get'],
  list: ['list'],
  read: ['get', 'list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  write: ['create', 'update', 'delete'],
};

const patternText = /\(default\)|[\w\-.~@+]+/y;
const maxMatchDepth = 50;
// The limit of the hosted product.
const maxSourceBytes = 256 * 1024;

/**
 * Reads a rules file.
 * @throws RulesCompileError with line and column.
 */
export function parseRules(source: string): RulesFile {
  if (Buffer.byteLength(source) > maxSourceBytes) {
    throw new RulesCompileError({ line: 1, column: 1 }, `The rules are larger than ${maxSourceBytes} bytes.`);
  }
  const file = new RulesParser(new TokenStream(source)).file();
  checkCalls(file);
  checkExpressions(file);
  return file;
}

class RulesParser {
  private readonly expressions: ExpressionParser;
  private version: 1 | 2 = 1;
  private depth = 0;
  private hasService = false;

  constructor(private readonly tokens: TokenStream) {
    this.expressions = new ExpressionParser(tokens);
  }

  file(): RulesFile {
    if (this.tokens.accept('rules_version')) this.version = this.versionNumber();
    const functions = new Map<string, RuleFunction>();
    let service: Block | undefined;
    while (this.tokens.current.kind !== 'end') {
      if (this.tokens.is('function')) this.addFunction(functions);
      else if (this.tokens.is('service')) service = this.service() ?? service;
      else throw this.tokens.unexpected(service ? 'the end of the file' : "'service cloud.firestore'");
    }
    if (!service) throw this.tokens.unexpected("'service cloud.firestore'");
    return { version: this.version, functions, service };
  }

  private versionNumber(): 1 | 2 {
    this.tokens.expect('=');
    const { current } = this.tokens;
    const version = current.kind === 'string' ? current.value : undefined;
    if (version !== '1' && version !== '2') throw this.tokens.unexpected("the version '1' or '2'");
    this.tokens.advance();
    this.tokens.expect(';');
    return version === '2' ? 2 : 1;
  }

  /** Undefined for another service's rules, as Cloud Storage's, which may stand in the same file. */
  private service(): Block | undefined {
    this.tokens.advance();
    const { at } = this.tokens;
    const family = this.tokens.expectWord("'cloud.firestore'");
    this.tokens.expect('.');
    const isFirestore = family === 'cloud' && this.tokens.is('firestore');
    if (family === 'cloud' && !isFirestore) throw this.tokens.unexpected("'firestore'");
    this.tokens.expectWord('the name of a service');
    if (isFirestore && this.hasService) throw this.tokens.errorFrom(at, 'The service stands here twice.');
    this.hasService ||= isFirestore;
    const block = this.block();
    return isFirestore ? block : undefined;
  }

  private block(allows?: Allow[], around?: readonly PatternSegment[]): Block {
    const functions = new Map<string, RuleFunction>();
    const matches: Match[] = [];
    this.tokens.expect('{');
    if (this.tokens.is('}')) throw this.tokens.unexpected('something in the block');
    while (!this.tokens.accept('}')) {
      if (this.tokens.is('function')) this.addFunction(functions);
      else if (this.tokens.is('match')) matches.push(this.match(around));
      else if (this.tokens.is('allow') && allows) allows.push(this.allow());
      else
        throw this.tokens.unexpected(
          allows ? "'allow', 'match', 'function' or '}'" : "'match', 'function' or '}'",
        );
    }
    return { functions, matches };
  }

  private match(around: readonly PatternSegment[] = []): Match {
    const { at } = this.tokens;
    if (this.version === 1 && around.at(-1)?.kind === 'many') {
      throw this.tokens.error("In rules_version '1' there is no match inside one of {name=**}.");
    }
    if (this.depth >= maxMatchDepth) throw this.tokens.error(`More than ${maxMatchDepth} nested matches.`);
    this.depth += 1;
    this.tokens.advance();
    const pattern = this.pattern(around);
    const allows: Allow[] = [];
    const block = this.block(allows, [...around, ...pattern]);
    this.depth -= 1;
    return { ...block, pattern, allows, at };
  }

  private pattern(around: readonly PatternSegment[]): PatternSegment[] {
    if (!this.tokens.is('/')) throw this.tokens.unexpected('a path that begins with a slash');
    const pattern: PatternSegment[] = [];
    while (this.tokens.is('/')) {
      if (this.version === 1 && pattern.at(-1)?.kind === 'many') {
        throw this.tokens.error("In rules_version '1' a {name=**} must be the last segment.");
      }
      const { at } = this.tokens;
      const text = this.tokens.readRaw(patternText);
      const segment: PatternSegment = text === undefined ? this.wildcard() : { kind: 'literal', text };
      if (segment.kind === 'many' && [...around, ...pattern].some(({ kind }) => kind === 'many')) {
        throw this.tokens.errorFrom(at, 'A match and those around it have at most one {name=**}.');
      }
      if (
        segment.kind !== 'literal' &&
        pattern.some((each) => 'name' in each && each.name === segment.name)
      ) {
        throw this.tokens.errorFrom(at, `'${segment.name}' is named twice in this path.`);
      }
      pattern.push(segment);
    }
    return pattern;
  }

  private wildcard(): PatternSegment {
    this.tokens.expect('{');
    const name = this.tokens.expectName('the name of a wildcard');
    const many = this.tokens.accept('=') && !this.tokens.accept('*');
    if (many) this.tokens.expect('**');
    this.tokens.expect('}');
    return { kind: many ? 'many' : 'one', name };
  }

  private allow(): Allow {
    const { at } = this.tokens;
    this.tokens.advance();
    const methods = new Set<Method>();
    do {
      const known = this.tokens.current.kind === 'name' ? methodNames[this.tokens.current.text] : undefined;
      if (!known) throw this.tokens.unexpected(`one of ${Object.keys(methodNames).join(', ')}`);
      for (const method of known) methods.add(method);
      this.tokens.advance();
    } while (this.tokens.accept(','));
    const condition = this.tokens.accept(':') ? this.condition() : undefined;
    this.endStatement();
    return { methods, condition, at };
  }

  private condition() {
    this.tokens.expect('if');
    return this.expressions.expression();
  }

  /** A semicolon, which the official compiler does not demand before a closing brace. */
  private endStatement(): void {
    if (!this.tokens.is('}')) this.tokens.expect(';');
  }

  private addFunction(functions: Map<string, RuleFunction>): void {
    const { at } = this.tokens;
    this.tokens.advance();
    const name = this.tokens.expectName('the name of a function');
    if (functions.has(name)) throw this.tokens.errorFrom(at, `The function '${name}' is defined twice.`);
    this.tokens.expect('(');
    const parameters: string[] = [];
    while (!this.tokens.accept(')')) {
      if (parameters.length > 0) this.tokens.expect(',');
      parameters.push(this.tokens.expectName('the name of a parameter'));
    }
    this.tokens.expect('{');
    const lets: RuleFunction['lets'] = [];
    while (this.tokens.is('let')) {
      if (this.version === 1) throw this.tokens.error("In rules_version '1' there is no let.");
      this.tokens.advance();
      lets.push(this.binding());
    }
    this.tokens.expect('return');
    const result = this.expressions.expression();
    this.endStatement();
    this.tokens.expect('}');
    functions.set(name, { name, parameters, lets, result, at });
  }

  private binding() {
    const name = this.tokens.expectName('the name of a variable');
    this.tokens.expect('=');
    const value = this.expressions.expression();
    this.tokens.expect(';');
    return { name, value };
  }
}
