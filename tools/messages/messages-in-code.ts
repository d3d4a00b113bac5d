import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** A message of the code, or what is wrong with the call that should have one. */
export type FoundMessage = { readonly place: string; readonly file: string } & (
  | { readonly message: string }
  | { readonly fault: string }
);

/** Functions of `@console/shared/i18n` whose first argument is a message. */
const translating = ['t', 'rich'];

/** Those beside the commands, also in the package of them. */
const settings = resolve(__dirname, '../../tsconfig.base.json');

/** Not code of the product. */
const leftOut = /\.test\.tsx?$|[\\/](testing|development)[\\/]|standalone\.ts$/;

/**
 * The messages of these workspaces: the first argument of each `t` and `rich`. It need not be a string: any expression
 * whose type is one or several texts will do, such as a status.
 */
export function messagesInCode(root: string, workspaces: readonly string[]): FoundMessage[] {
  const base = ts.readConfigFile(settings, (file) => ts.sys.readFile(file)).config as object;
  const include = workspaces.map((workspace) => `${workspace}/src`);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...base, include }, ts.sys, root);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: FoundMessage[] = [];

  function visit(node: ts.Node, source: ts.SourceFile): void {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      translating.includes(node.expression.text)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const file = relative(root, source.fileName);
      const [argument] = node.arguments;
      const texts = argument && textsOf(checker.getTypeAtLocation(argument), argument);
      for (const result of texts ?? [{ fault: 'its text must be known before the code runs' }])
        found.push({ place: `${file}:${line + 1}`, file, ...result });
    }
    ts.forEachChild(node, (child) => visit(child, source));
  }

  const files = new Set(fileNames.filter((file) => !leftOut.test(file)));
  for (const source of program.getSourceFiles()) if (files.has(source.fileName)) visit(source, source);
  return found;
}

function textsOf(type: ts.Type, argument: ts.Expression): { message: string }[] | undefined {
  if (ts.isStringLiteralLike(argument)) return [{ message: argument.text }];
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((each) => (each.isStringLiteral() ? [{ message: each.value }] : []));
  return texts.length === types.length ? texts : undefined;
}
