import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELLS } from '#shared/pages/pages.ts';
import { trimContractForCallers } from '../trim-contract.ts';
import { besideTheApp } from './beside-the-app.ts';

/** Files of pages that are useless offline; they are cached only once somebody has opened such a page. */
const ONLINE_ONLY = /^(?:admin|leaflet)/;

interface KeptFile {
  url: string;
  /** null if the name itself changes with the content. */
  revision: string | null;
}

/** Builds /sw.js into the built web app, with the list of files that it caches. */
export async function buildServiceWorker(root: string): Promise<void> {
  const { build } = await import('vite');
  const site = join(root, 'dist/web');
  await build({
    ...besideTheApp(root),
    plugins: [trimContractForCallers(join(root, 'shared/'))],
    define: { CREEL_FILES: JSON.stringify(keptFiles(site)) },
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

/** All files of the app's pages. The edge decides by host which of the two shells is served under the shell's name. */
function keptFiles(site: string): KeptFile[] {
  const assets = readdirSync(join(site, 'assets')).filter((name) => !ONLINE_ONLY.test(name));
  const pictures = readdirSync(site).filter((name) => name.endsWith('.svg'));
  return [
    { url: SHELLS.consumer, revision: hashOf(site, Object.values(SHELLS)) },
    ...assets.sort().map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...pictures.sort().map((name) => ({ url: `/${name}`, revision: hashOf(site, [name]) })),
  ];
}

function hashOf(site: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(join(site, name)));
  return hash.digest('hex').slice(0, 16);
}
