import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { buildAppIcons } from './web/app-icons.ts';
import { buildLogos } from './web/logos.ts';
import { buildServerPages } from './web/server-pages.ts';
import { readWebFacts, type WebFacts } from './web-facts.ts';

/**
 * Builds the web app in one language into dist/web, and dist/web.json beside it (see web-facts.ts). English replaces all that was built before, and
 * the other languages are added to it.
 */
export async function buildWeb(root: string, language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) {
    for (const part of ['dist/web', 'dist/web-compressed', 'dist/pages', 'dist/web.json'])
      rmSync(join(root, part), { recursive: true, force: true });
  }
  const files = await forProduction(async () => {
    const names = await buildApp(root, language);
    await buildServerPages(root, language);
    return names;
  });
  if (language === DEFAULT_LANGUAGE) await Promise.all([buildAppIcons(root), buildLogos(root)]);
  const known = await readWebFacts(root);
  const facts: WebFacts = {
    scriptHashes: await inlineScriptHashes(join(root, 'dist/web')),
    files: { ...known.files, [language]: files },
  };
  await writeFile(join(root, 'dist/web.json'), JSON.stringify(facts));
}

/** Test runners set NODE_ENV to `test`, but tests must use the deployed build and not a library's development build. */
async function forProduction<T>(build: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await build();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Where Vite writes which files of the app import which others. It is not to be published with them. */
const MANIFEST = '.vite/manifest.json';

/** Where it is for the app in English, from the root of the repository. */
export const WEB_MANIFEST = 'dist/meta/web.json';

/** @returns the names of its files */
async function buildApp(root: string, language: Language): Promise<string[]> {
  const { build } = await import('vite');
  const { appConfig } = await import('./web/app-config.ts');
  const config = appConfig(language);
  const hasManifest = language === DEFAULT_LANGUAGE;
  const built = await build({
    ...config,
    build: { ...config.build, manifest: hasManifest && MANIFEST },
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
  });
  if (hasManifest) {
    const written = join(root, 'dist/web', MANIFEST);
    await mkdir(dirname(join(root, WEB_MANIFEST)), { recursive: true });
    await rename(written, join(root, WEB_MANIFEST));
    await rmdir(dirname(written));
  }
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map(({ fileName }) => fileName)
    .filter((name) => name !== MANIFEST);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

async function inlineScriptHashes(directory: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const name of (await readdir(directory, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .sort()) {
    const html = await readFile(join(directory, name), 'utf8');
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}
