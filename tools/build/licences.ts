import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type PackageFile = { name?: string; version?: string; license?: string };

/** Name, version and licence text of each package that the modules belong to, given by the paths of their files. */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
    if (folder) folders.add(folder);
  }
  return [...folders].toSorted().map(licenceOf).join('\n\n----\n\n');
}

function licenceOf(folder: string): string {
  const file: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const textFile = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = textFile ? readFileSync(path.join(folder, textFile), 'utf8').trim() : '';
  return `${file.name} ${file.version}, ${file.license}\n\n${text}`.trim();
}
