import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** The file that imports, as a path in the repository. */
  from: string;
  /** A path in the repository, or the name of a package. */
  to: string;
}

/** Every import of our own code, of types and at run time too. */
export function readImports(root: string): Import[] {
  const files = globSync('{bin,lambdas,lib,local,shared,tests,web}/**/*.{ts,tsx,js}', { cwd: root });
  return files.sort().flatMap((from) => importsIn(from, readFileSync(join(root, from), 'utf8')));
}

export function importsIn(from: string, source: string): Import[] {
  const { module } = parseSync(from, source);
  const names = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => quoted(source.slice(start, end))),
  ];
  return [...new Set(names)]
    .filter((name) => name !== undefined)
    .map((name) => ({ from, to: resolve(from, name) }));
}

/** Only a name that is written out can be followed. */
function quoted(expression: string): string | undefined {
  return /^(['"])(.*)\1$/.exec(expression)?.[2];
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
}
