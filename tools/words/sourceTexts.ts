import { parseSync, traverse, type Visitor } from '@babel/core';
import { readdirSync, readFileSync } from 'node:fs';

export type SourceText = { text: string; place: string };

/** Attributes whose text a visitor reads or hears. */
const readAloud = new Set(['alt', 'aria-label', 'helperText', 'label', 'placeholder', 'text', 'title']);

/** The modules below a folder, tests aside. */
export const modulesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => `${folder}/${file}`)
    .toSorted();

/** Every string and template of a module of content; imports and types are left out. */
export const textsInContent = (file: string): SourceText[] =>
  collect(file, (add) => ({
    ImportDeclaration(path) {
      path.skip();
    },
    TSType(path) {
      path.skip();
    },
    StringLiteral({ node }) {
      add(node.value, node.loc);
    },
    TemplateElement({ node }) {
      add(node.value.cooked ?? '', node.loc);
    },
  }));

/** The words that a component writes out itself: text between tags, and attributes that are read or heard. */
export const textsInComponent = (file: string): SourceText[] =>
  collect(file, (add) => ({
    JSXText({ node }) {
      add(node.value, node.loc);
    },
    JSXAttribute({ node: { name, value } }) {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'StringLiteral') return;
      if (readAloud.has(name.name)) add(value.value, value.loc);
    },
  })).filter(({ text }) => /\p{L}{2}/u.test(text));

type Add = (text: string, loc: { start: { line: number } } | null | undefined) => void;

function collect(file: string, visitor: (add: Add) => Visitor): SourceText[] {
  const texts: SourceText[] = [];
  const tree = parseSync(readFileSync(file, 'utf8'), { filename: file });
  const add: Add = (text, loc) => {
    texts.push({ text: text.trim(), place: `${file}:${loc?.start.line ?? 0}` });
  };
  if (tree) traverse(tree, visitor(add));
  return texts;
}
