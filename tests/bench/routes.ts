/** Files and bytes of the app's code that a tap on a link still has to fetch: right after the first paint, and when the network was idle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { WEB_MANIFEST } from '#bin/build/web.ts';
import { ROOT } from '#bin/command.ts';
import { say } from './bench.ts';

/** A page of its own file, or a dialog in its place. */
const ROUTE = /^features\/.+(-page|\/catch-dialog)\.tsx$/;
/** Fetched by web/app/likely-next.ts, for visitors and for members. */
const LIKELY =
  /\/(other-pages|catch-dialog|pledge-page|fisherm[ae]n-page|auth-page|home-page|messages-page|my-posts-page|post-catch-page)\.tsx$/;
const TABLE = 'app/other-pages.tsx';

interface Route {
  page: string;
  /** At once after the first paint. */
  cold: Weight;
  /** When what people open next was fetched meanwhile. */
  warm: Weight;
}

interface Weight {
  files: number;
  bytes: number;
}

/** Weighs them in the app that was built. */
export function weighRoutes(): Route[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, WEB_MANIFEST), 'utf8'));
  refuseCircles(manifest);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    // The same files come with many routes, and to compress one takes up to a second.
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(ROOT, 'dist/web', file))).length;
    sizes.set(file, size);
    return size;
  };
  const routes = routesIn(manifest, sizeOf);
  for (const { page, cold, warm } of routes) say(`  ${page}: ${inWords(cold)}; ${inWords(warm)} when idle`);
  return routes;
}

const inWords = ({ files, bytes }: Weight) => `${files} files ${bytes} B`;

function routesIn(manifest: Manifest, sizeOf: (file: string) => number): Route[] {
  const pages = Object.keys(manifest).filter((name) => ROUTE.test(name));
  const first = filesOf(
    manifest,
    Object.keys(manifest).filter((name) => /^_(app|framework)-/.test(name)),
  );
  const likely = filesOf(
    manifest,
    Object.keys(manifest).filter((name) => LIKELY.test(name)),
  );
  const weigh = (page: string, ...known: ReadonlySet<string>[]) => {
    const files = filesOf(manifest, [TABLE, page]);
    for (const each of known) for (const file of each) files.delete(file);
    return { files: files.size, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
  };
  return pages.map((page) => ({ page, cold: weigh(page, first), warm: weigh(page, first, likely) }));
}

/** @throws when files import each other: which one runs first would then depend on which one comes first */
function refuseCircles(manifest: Manifest): void {
  const circle = Object.keys(manifest).filter((name) =>
    namesFrom(manifest, manifest[name]?.imports ?? []).has(name),
  );
  if (circle.length > 0) throw new Error(`Files of the app import each other: ${circle.join(', ')}`);
}

const filesOf = (manifest: Manifest, starts: readonly string[]): Set<string> =>
  new Set([...namesFrom(manifest, starts)].flatMap((name) => manifest[name]?.file ?? []));

/** These and all that they import. */
function namesFrom(manifest: Manifest, starts: readonly string[]): Set<string> {
  const names = new Set(starts);
  for (const name of names) for (const each of manifest[name]?.imports ?? []) names.add(each);
  return names;
}
