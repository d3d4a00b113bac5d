import type { Expression } from '@console/local-firebase';

/** The expression as rules are written, on one line. */
export function textOf(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? `'${expression.value}'` : String(expression.value);
    case 'list':
      return `[${listOf(expression.items)}]`;
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${textOf(key)}: ${textOf(value)}`).join(', ')}}`;
    case 'path':
      return expression.parts
        .map((part) => `/${typeof part === 'string' ? part : `$(${textOf(part)})`}`)
        .join('');
    case 'name':
      return expression.name;
    case 'member':
      return `${textOf(expression.target)}.${expression.name}`;
    case 'index':
      return `${textOf(expression.target)}[${textOf(expression.index)}]`;
    case 'slice':
      return `${textOf(expression.target)}[${textOf(expression.from)}:${textOf(expression.to)}]`;
    case 'call':
      return `${expression.name}(${listOf(expression.args)})`;
    case 'method':
      return `${textOf(expression.target)}.${expression.name}(${listOf(expression.args)})`;
    case 'unary':
      return `${expression.operator}${partOf(expression.operand)}`;
    case 'is':
      return `${partOf(expression.operand)} is ${expression.type}`;
    case 'binary':
      return `${partOf(expression.left)} ${expression.operator} ${partOf(expression.right)}`;
    case 'choice':
      return `${partOf(expression.condition)} ? ${partOf(expression.then)} : ${partOf(expression.otherwise)}`;
  }
}

const listOf = (expressions: readonly Expression[]): string => expressions.map(textOf).join(', ');

const partOf = (expression: Expression): string =>
  expression.kind === 'binary' || expression.kind === 'choice' || expression.kind === 'is'
    ? `(${textOf(expression)})`
    : textOf(expression);
