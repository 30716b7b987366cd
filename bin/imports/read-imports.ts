import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import * as z from 'zod/mini';

export interface Import {
  /** The importing file, as a path in the repository. */
  from: string;
  /** A path in the repository, or the name of a package. */
  to: string;
}

/** The aliases of package.json, `#shared/*` to `./shared/*`, and each export of a workspace with its file. */
type Aliases = Record<string, string>;

const manifest = z.object({ imports: z.record(z.string(), z.string()), workspaces: z.array(z.string()) });
const workspaceManifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** Reads every import of the repository's own code: of types, static and dynamic. */
export function readImports(root: string): Import[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { imports, workspaces } = manifest.parse(JSON.parse(read('package.json')));
  const exported = workspaces.flatMap((folder) => {
    const { name, exports } = workspaceManifest.parse(JSON.parse(read(`${folder}/package.json`)));
    return Object.entries(exports).map(([path, file]) => [posix.join(name, path), posix.join(folder, file)]);
  });
  const aliases = { ...imports, ...Object.fromEntries(exported) };
  const files = globSync('{bin,lambdas,lib,local,shared,tests,web}/**/*.{ts,tsx,js}', { cwd: root });
  return files.sort().flatMap((from) => importsIn(from, read(from), aliases));
}

export function importsIn(from: string, source: string, aliases: Aliases): Import[] {
  const { module } = parseSync(from, source);
  const names = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => quoted(source.slice(start, end))),
  ];
  return [...new Set(names)]
    .filter((name) => name !== undefined)
    .map((name) => ({ from, to: resolve(from, name, aliases) }));
}

/** Only a string literal can be followed. */
function quoted(expression: string): string | undefined {
  return /^(['"])(.*)\1$/.exec(expression)?.[2];
}

function resolve(from: string, name: string, aliases: Aliases): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = '', end] = alias.split('*');
    const matches = end === undefined ? name === alias : name.startsWith(start);
    if (matches) return posix.normalize(target.replace('*', name.slice(start.length)));
  }
  return name;
}
