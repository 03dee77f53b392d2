import { types as t, type NodePath } from '@babel/core';

type Edit = { node: t.Node; text: string };

const OPPOSITE: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Two moments are never the same to the millisecond, so `<` and `<=` would do the same: `<` becomes `>=` instead. */
const MOMENT = /\bnow\b|(?:At|Until|Since|_at)\b/;
const TURNED: Record<string, string> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** The faults that a place in the code can have: each replaces a node by a text. */
export function editsOf({ node, parent, key }: NodePath, source: string): Edit[] {
  const textOf = (part: t.Node) => source.slice(part.start ?? 0, part.end ?? 0);
  if (t.isIfStatement(node) || t.isConditionalExpression(node))
    return ['true', 'false'].map((text) => ({ node: node.test, text }));
  if (t.isWhileStatement(node)) return [{ node: node.test, text: 'false' }];
  if (t.isBinaryExpression(node) || t.isLogicalExpression(node)) return operator(node, textOf);
  if (t.isUnaryExpression(node) && node.operator === '!')
    return [{ node, text: `(${textOf(node.argument)})` }];
  if (t.isBooleanLiteral(node)) return [{ node, text: String(!node.value) }];
  if (t.isNumericLiteral(node) && key !== 'key') return [{ node, text: otherNumber(node.value) }];
  if (t.isStringLiteral(node) && !isName(parent, key)) return [{ node, text: otherText(node.value, parent) }];
  if (t.isTemplateLiteral(node) && !t.isTaggedTemplateExpression(parent)) return [{ node, text: '``' }];
  if (t.isThrowStatement(node)) return [{ node, text: '{}' }];
  if (t.isReturnStatement(node) && node.argument && !isPlain(node.argument))
    return [{ node, text: 'return undefined as never;' }];
  // A removed string would be a directive, such as 'use strict'.
  if (t.isExpressionStatement(node) && !t.isStringLiteral(node.expression)) return [{ node, text: '{}' }];
  return [];
}

function operator(node: t.BinaryExpression | t.LogicalExpression, textOf: (part: t.Node) => string): Edit[] {
  const { left, right } = node;
  const isMoment = [left, right].some((side) => MOMENT.test(textOf(side)));
  const text = isMoment ? (TURNED[node.operator] ?? OPPOSITE[node.operator]) : OPPOSITE[node.operator];
  const joinsTexts = [left, right].some((side) => t.isStringLiteral(side) || t.isTemplateLiteral(side));
  if (!text || (node.operator === '+' && joinsTexts)) return [];
  // JavaScript refuses ?? beside && without brackets.
  return [{ node, text: `((${textOf(left)}) ${text} (${textOf(right)}))` }];
}

/** What most callers treat like undefined, or what is changed as a literal anyway. */
const isPlain = (node: t.Node) =>
  t.isBooleanLiteral(node) || t.isNullLiteral(node) || t.isIdentifier(node, { name: 'undefined' });

/** A time or a size that is wrong by one millisecond or byte is noticed by nobody, so large numbers are doubled. */
const otherNumber = (value: number) => String(Math.abs(value) < 100 ? value + 1 : value * 2);

/** Whether a text is the name of something: of a property, of a module, of a type. */
const isName = (parent: t.Node, key: NodePath['key']) =>
  key === 'key' ||
  key === 'source' ||
  t.isTSLiteralType(parent) ||
  (t.isCallExpression(parent) && t.isImport(parent.callee));

function otherText(text: string, parent: t.Node): string {
  const other = text === '' ? 'mutant' : '';
  return t.isJSXAttribute(parent) ? `"${other}"` : `'${other}'`;
}
