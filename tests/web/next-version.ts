import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inertPolicy, pagePolicy } from '#lib/edge/content-security-policy.ts';
import type { CloudChanges } from '#tests/support/cloud/local-cloud.ts';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));
const FUNCTIONS = fileURLToPath(new URL('../../dist/local', import.meta.url));

/** The ending of the next version's file names. */
export const NEXT = '-next.js';

/**
 * Makes the next version of the app: every script has another name, the server no longer has the old names, and the
 * shell has another revision.
 */
export function makeNextVersion(): CloudChanges & { remove(): void } {
  const webDirectory = mkdtempSync(join(tmpdir(), 'creel-next-'));
  cpSync(BUILT, webDirectory, { recursive: true });
  const files = readdirSync(webDirectory, { recursive: true, encoding: 'utf8' });
  const scripts = files.flatMap((name) => /^assets\/(.+)\.js$/.exec(name)?.[1] ?? []);
  const withNextNames = (file: string) => {
    let text = readFileSync(file, 'utf8');
    for (const script of scripts) text = text.replaceAll(`${script}.js`, script + NEXT);
    return text;
  };
  for (const name of files.filter((each) => /\.(js|html)$/.test(each))) {
    let text = withNextNames(join(webDirectory, name));
    // The shell's entry in the service worker's precache list.
    if (name === 'sw.js')
      text = text.replace(/(url:\s*["'`]\/index\.html["'`],\s*revision:\s*["'`])\w+/, '$1next');
    writeFileSync(join(webDirectory, name), text);
  }
  for (const script of scripts) {
    renameSync(join(webDirectory, `assets/${script}.js`), join(webDirectory, `assets/${script}${NEXT}`));
  }
  const scriptHashes = ['index.html', 'community.html'].flatMap((name) => hashesIn(join(webDirectory, name)));
  const contentSecurityPolicies = {
    pages: (connect: readonly string[]) => pagePolicy({ scriptHashes, connect }),
    inert: inertPolicy(),
  };
  const functionsDirectory = functionsOf(withNextNames);
  const remove = () => {
    for (const directory of [webDirectory, functionsDirectory]) rmSync(directory, { recursive: true });
  };
  return { webDirectory, functionsDirectory, contentSecurityPolicies, remove };
}

/**
 * The functions, with scripts of the next version in the one that renders pages. The copy is next to the originals, so
 * that packages can be resolved.
 */
function functionsOf(withNextNames: (file: string) => string): string {
  const directory = mkdtempSync(`${FUNCTIONS}-next-`);
  for (const name of readdirSync(FUNCTIONS)) {
    const [from, to] = [join(FUNCTIONS, name), join(directory, name)];
    if (name !== 'share-render') symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
  const pages = join(directory, 'share-render/pages');
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) writeFileSync(join(pages, name), withNextNames(join(pages, name)));
  }
  return directory;
}

function hashesIn(file: string): string[] {
  const scripts = readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
