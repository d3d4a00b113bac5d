import ts from 'typescript';
import { faultsOf } from './message-faults';
import { shownForms, type ShownForm } from './shown-forms';

export type Renaming = { readonly from: string; readonly to: string };

/** What is wrong with a renaming: the new message must be readable and have the same values, tags and plurals. */
export const renamingFaults = ({ from, to }: Renaming): string[] => faultsOf(from, to);

/** The catalogue with the translation under the new message; one that the new message has already is kept. */
export function renamedCatalogue(
  catalogue: Readonly<Record<string, string>>,
  { from, to }: Renaming,
): Readonly<Record<string, string>> {
  const { [from]: translation, ...others } = catalogue;
  if (translation === undefined) return catalogue;
  const all = { [to]: translation, ...others };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Replaces the message in the strings of product code, where it stands as it is. */
export const renamedCode = (source: string, renaming: Renaming): string =>
  replaceStrings(source, (raw) => (unescaped(raw) === renaming.from ? escaped(renaming.to) : raw));

/**
 * Replaces what people see of the message in the strings, templates and regular expressions of tests: with any values,
 * in each of its plural forms.
 */
export function renamedTests(source: string, renaming: Renaming): string {
  const shown = replacements(renaming);
  return replaceStrings(source, (raw, kind) => {
    if (unescaped(raw) === renaming.from) return escaped(renaming.to);
    return shown.reduce((text, replace) => replace(text, kind), raw);
  });
}

/** Replaces what people see of the message in a document, also across lines. */
export const renamedProse = (source: string, renaming: Renaming): string =>
  replacements(renaming).reduce((text, replace) => replace(text, 'prose'), source);

type Kind = 'string' | 'expression' | 'prose';

/** Shorter texts are replaced only where they are the whole string: elsewhere they could be part of another one. */
const shortest = 10;

const isSpecific = ({ pieces }: ShownForm): boolean => {
  const text = pieces.map((piece) => ('text' in piece ? piece.text : ' ')).join('');
  return text.trim().length >= shortest && text.trim().includes(' ');
};

function replacements({ from, to }: Renaming): ((text: string, kind: Kind) => string)[] {
  const targets = new Map(shownForms(to).map((form) => [form.choice, form]));
  return shownForms(from).flatMap((form) => {
    const target = targets.get(form.choice);
    if (!target) return [];
    const replace = (text: string, kind: Kind) =>
      text.replace(patternOf(form, kind), (...found) => filled(target, found.at(-1) as Values, kind));
    return [replace];
  });
}

type Values = Readonly<Record<string, string>> | string;

function patternOf(form: ShownForm, kind: Kind): RegExp {
  const seen = new Set<string>();
  const source = form.pieces.map((piece) => {
    if ('text' in piece) return [...piece.text].map((character) => characterOf(character, kind)).join('');
    if (seen.has(piece.value)) return `\\k<${piece.value}>`;
    seen.add(piece.value);
    return `(?<${piece.value}>.+?)`;
  });
  const pattern = source.join('');
  if (!isSpecific(form)) return new RegExp(`^${pattern}$(?<none>)`);
  return new RegExp(`(?<![\\w’])${pattern}(?![\\w’])(?<none>)`, 'g');
}

function characterOf(character: string, kind: Kind): string {
  if (character === ' ' && kind === 'prose') return '\\s+(?:> )?';
  const literal = character.replace(/[\\^$.*+?()[\]{}|/'"]/, '\\$&');
  return literal === character ? character : `\\\\?${literal}`;
}

function filled({ pieces }: ShownForm, values: Values, kind: Kind): string {
  const texts = pieces.map((piece) => {
    if ('value' in piece) return typeof values === 'string' ? '' : (values[piece.value] ?? '');
    return kind === 'expression' ? piece.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : piece.text;
  });
  return texts.join('');
}

const unescaped = (raw: string): string => raw.replace(/\\(['"`])/g, '$1');
const escaped = (text: string): string => text.replaceAll("'", "\\'");

/** Whether it is the title of a test, whose words are about a behaviour and only by chance those of a message. */
function isTitle(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  if (!ts.isCallExpression(node.parent) || node.parent.arguments[0] !== node) return false;
  let called: ts.Expression = node.parent.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  return ts.isIdentifier(called) && ['it', 'test', 'describe'].includes(called.text);
}

/** Replaces the inside of each string, template and regular expression of a file. */
function replaceStrings(source: string, replace: (raw: string, kind: Kind) => string): string {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const edits: { start: number; end: number; text: string }[] = [];
  const edit = (start: number, end: number, kind: Kind) => {
    const raw = source.slice(start, end);
    const text = replace(raw, kind);
    if (text !== raw) edits.push({ start, end, text });
  };
  const visit = (node: ts.Node): void => {
    if (isTitle(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      edit(node.getStart(file) + 1, node.end - 1, 'string');
    else if (ts.isRegularExpressionLiteral(node))
      edit(node.getStart(file) + 1, source.lastIndexOf('/', node.end), 'expression');
    else if (ts.isJsxText(node)) edit(node.pos, node.end, 'string');
    if (!ts.isTemplateExpression(node) || !edits.some(({ end }) => end === node.end - 1))
      ts.forEachChild(node, visit);
  };
  visit(file);
  const ordered = edits.sort((one, other) => other.start - one.start);
  return ordered.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    source,
  );
}
