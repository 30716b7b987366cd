import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAppIcons } from './web/app-icons.ts';
import { buildLogos } from './web/logos.ts';
import { buildServerPages } from './web/server-pages.ts';
import { buildServiceWorker } from './web/service-worker.ts';
import type { WebFacts } from './web-facts.ts';

/** Builds the web app with its icons and service worker into dist/web, and dist/web.json beside it (see web-facts.ts). */
export async function buildWeb(root: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // Test runners set it to `test`, but tests must use the deployed build and not a library's development build.
  process.env.NODE_ENV = 'production';
  try {
    await buildSite(root);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  const facts: WebFacts = { scriptHashes: await inlineScriptHashes(join(root, 'dist/web')) };
  await writeFile(join(root, 'dist/web.json'), JSON.stringify(facts));
}

async function buildSite(root: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { emptyOutDir: true },
  });
  await Promise.all([buildAppIcons(root), buildLogos(root), buildServiceWorker(root)]);
  await buildServerPages(root);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

async function inlineScriptHashes(directory: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const name of (await readdir(directory)).filter((file) => file.endsWith('.html')).sort()) {
    const html = await readFile(join(directory, name), 'utf8');
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}
