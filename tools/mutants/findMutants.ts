import { readFileSync } from 'node:fs';
import { parseSync, traverse, type NodePath, types as t } from '@babel/core';
import { editsOf } from './operators';

/** A small fault: the text between two offsets of a file, replaced by another. */
export type Mutant = {
  file: string;
  line: number;
  column: number;
  start: number;
  end: number;
  text: string;
  /** What was there, for the report. */
  was: string;
};

/** Every mutant of a source file, in the order of the text. Looks (`sx`, `styled`), types and imports have none. */
export function findMutants(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8');
  const tree = parseSync(source, { filename: file, configFile: './babel.config.js', envName: 'test' });
  if (!tree) throw new Error(`${file} cannot be read.`);
  const mutants: Mutant[] = [];
  traverse(tree, {
    enter(path: NodePath) {
      if (isLeftOut(path)) return path.skip();
      for (const { node, text } of editsOf(path, source)) {
        const { start, end, loc } = node;
        if (start == null || end == null || !loc) continue;
        const { line, column } = loc.start;
        mutants.push({ file, line, column, start, end, text, was: source.slice(start, end) });
      }
      return undefined;
    },
  });
  return mutants;
}

const LOOKS = /^(?:sx|styled|keyframes)$/;

function isLeftOut({ node }: NodePath): boolean {
  if (t.isImportDeclaration(node) || t.isExportAllDeclaration(node) || t.isImport(node)) return true;
  if (t.isTSType(node) || t.isTSTypeAnnotation(node) || t.isTSTypeAliasDeclaration(node)) return true;
  if (t.isJSXAttribute(node)) return t.isJSXIdentifier(node.name) && LOOKS.test(node.name.name);
  if (t.isVariableDeclarator(node)) return t.isIdentifier(node.id) && LOOKS.test(node.id.name);
  return t.isCallExpression(node) && isStyled(node.callee);
}

const isStyled = (callee: t.Node): boolean =>
  t.isCallExpression(callee)
    ? isStyled(callee.callee)
    : (t.isIdentifier(callee) && LOOKS.test(callee.name)) ||
      (t.isMemberExpression(callee) && isStyled(callee.object));
