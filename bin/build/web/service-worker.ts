import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAVOURS } from '#shared/flavours.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { shellPath } from '#shared/pages/pages.ts';
import { trimContractForCallers } from '../trim-contract.ts';
import { readWebFacts, type WebFacts } from '../web-facts.ts';
import { besideTheApp } from './beside-the-app.ts';
import { LEFT_OUT } from './kept-whole.ts';

interface KeptFile {
  url: string;
  /** null if the name itself changes with the content. */
  revision: string | null;
}

/** Builds /sw.js into the built web app, with the lists of files that it caches. Call it after all languages are built. */
export async function buildServiceWorker(root: string): Promise<void> {
  const { build } = await import('vite');
  const { files } = await readWebFacts(root);
  const site = join(root, 'dist/web');
  await build({
    ...besideTheApp(root),
    plugins: [trimContractForCallers(join(root, 'shared/'))],
    define: { CREEL_FILES: JSON.stringify(keptFiles(site, files)) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'web/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

/** The files of the app's pages in each language. The edge decides by host which of the two shells is served under the shell's name. */
function keptFiles(site: string, files: WebFacts['files']): Record<string, KeptFile[]> {
  const pictures = readdirSync(site)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ url: `/${name}`, revision: hashOf(site, [name]) }));
  const ofLanguage = (language: Language, names: readonly string[]): KeptFile[] => {
    const shells = FLAVOURS.map((flavour) => shellPath(flavour, language));
    const assets = names.filter((name) => name.startsWith('assets/') && !LEFT_OUT.test(name)).sort();
    return [
      { url: shellPath('consumer', language), revision: hashOf(site, shells) },
      ...assets.map((name) => ({ url: `/${name}`, revision: null })),
      ...pictures,
    ];
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, ofLanguage(language, files[language] ?? [])]),
  );
}

function hashOf(site: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(join(site, name)));
  return hash.digest('hex').slice(0, 16);
}
