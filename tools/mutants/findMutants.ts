import { readFileSync } from 'node:fs';
import { parseSync, traverse, type NodePath, types as t } from '@babel/core';
import { editsOf } from './operators';

/** A small fault: the text between two offsets of a file, replaced by another. */
export type Mutant = {
  id: number;
  file: string;
  line: number;
  column: number;
  start: number;
  end: number;
  text: string;
  place: 'expression' | 'statement' | 'attribute';
  /** Whether it takes effect when its file is loaded: outside of all functions. */
  isStatic: boolean;
  /** What was there, for the report. */
  was: string;
  outcome?: Outcome;
};

/** Stuck: the tests came to no end. It counts as noticed. */
export type Outcome = 'killed' | 'stuck' | 'survived';

/**
 * Every mutant of a source file, in the order of the text. Left out are types, imports, looks (`sx`, `styled`, `variant`, `data-*`),
 * which only an eye can judge, `type="text"`, and the wording of a log line, but not the logging itself.
 */
export function findMutants(file: string): Omit<Mutant, 'id'>[] {
  const source = readFileSync(file, 'utf8');
  const tree = parseSync(source, { filename: file, configFile: './babel.config.js', envName: 'test' });
  if (!tree) throw new Error(`${file} cannot be read.`);
  const mutants: Omit<Mutant, 'id'>[] = [];
  traverse(tree, {
    enter(path: NodePath) {
      if (isLeftOut(path)) return path.skip();
      for (const { node, text } of editsOf(path, source)) {
        const { start, end, loc } = node;
        if (start == null || end == null || !loc) continue;
        const { line, column } = loc.start;
        const was = source.slice(start, end);
        mutants.push({
          file,
          line,
          column,
          start,
          end,
          text,
          place: placeOf(path),
          isStatic: !path.getFunctionParent(),
          was,
        });
      }
      return undefined;
    },
  });
  return mutants;
}

function placeOf({ node, parent }: NodePath): Mutant['place'] {
  if (t.isExpressionStatement(node) || t.isThrowStatement(node) || t.isReturnStatement(node))
    return 'statement';
  return t.isStringLiteral(node) && t.isJSXAttribute(parent) ? 'attribute' : 'expression';
}

const STYLES = /^(?:styled|keyframes)$/;
const LOOKS = /^(?:sx|variant|color|size|rows|width|height|anchor|fullWidth|className|data-.*)$/;
/** Of a rule in styles, such as '@media print' or '& > p'. */
const SELECTOR = /^[@&:.]./;

function isLeftOut({ node, parent, listKey }: NodePath): boolean {
  if (listKey === 'arguments' && t.isCallExpression(parent) && isLog(parent.callee)) return true;
  if (t.isImportDeclaration(node) || t.isExportAllDeclaration(node) || t.isImport(node)) return true;
  if (t.isTSType(node) || t.isTSTypeAnnotation(node) || t.isTSTypeAliasDeclaration(node)) return true;
  if (t.isJSXAttribute(node)) return isLook(node) || isDefaultType(node);
  if (t.isObjectProperty(node)) return t.isStringLiteral(node.key) && SELECTOR.test(node.key.value);
  if (t.isVariableDeclarator(node)) return t.isIdentifier(node.id) && STYLES.test(node.id.name);
  return t.isCallExpression(node) && isStyled(node.callee);
}

const isLook = ({ name }: t.JSXAttribute) => t.isJSXIdentifier(name) && LOOKS.test(name.name);

/** A field is of type="text" anyway. */
const isDefaultType = ({ name, value }: t.JSXAttribute) =>
  t.isJSXIdentifier(name, { name: 'type' }) && t.isStringLiteral(value, { value: 'text' });

/** `console.error`, `log.warn`, `request.log.info` and the like. */
const isLog = (callee: t.Node): boolean =>
  t.isMemberExpression(callee) && /(?:^|\.)(?:console|log)$/.test(nameOf(callee.object));

const nameOf = (node: t.Node): string =>
  t.isIdentifier(node) ? node.name : t.isMemberExpression(node) ? `.${nameOf(node.property)}` : '';

const isStyled = (callee: t.Node): boolean =>
  t.isCallExpression(callee)
    ? isStyled(callee.callee)
    : (t.isIdentifier(callee) && STYLES.test(callee.name)) ||
      (t.isMemberExpression(callee) && isStyled(callee.object));
