import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { trimContractForCallers } from '../trim-contract.ts';
import { appManifests } from './app-manifests.ts';
import { wordsOf } from './beside-the-app.ts';
import { CHUNKS } from './chunks.ts';
import { displayFace } from './display-face.ts';
import { drawShell } from './draw-shell.ts';
import { dropServiceWorker } from './drop-service-worker.ts';
import { keptWhole } from './kept-whole.ts';
import { noCircles } from './no-circles.ts';
import { paintFirst } from './paint-first.ts';
import { serveShell } from './serve-shell.ts';

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Settings of the app in one language. The builds of all languages share the output folder: the names of their files have hashes. */
export const appConfig = (language: Language) =>
  ({
    root: here('web'),
    plugins: [
      react(),
      displayFace(language),
      tailwind(),
      trimContractForCallers(here('shared/')),
      drawShell(here('.'), language),
      paintFirst(language),
      appManifests(here('.'), language),
      serveShell(),
      dropServiceWorker(),
      noCircles(),
      keptWhole(),
    ],
    resolve: {
      alias: [
        wordsOf(here('.'), language),
        // The package names its development build for everybody, warnings and all.
        { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
        // Ours is a React that has it.
        { find: /^use-sync-external-store\/shim/, replacement: 'react' },
        // The user pool library's own numbers are slow.
        { find: /^.*\/BigInteger\.mjs$/, replacement: here('web/lib/session/big-integer.ts') },
      ],
    },
    build: {
      outDir: here('dist/web'),
      emptyOutDir: false,
      // Copied once.
      copyPublicDir: language === DEFAULT_LANGUAGE,
      target: 'es2023',
      assetsInlineLimit: 0,
      // Browsers that read our CSS know modulepreload.
      modulePreload: {
        polyfill: false,
        // The app's own file would otherwise name the files of everything it may ever ask for.
        resolveDependencies: (_file, files, { hostId }) => (/\/app-/.test(hostId) ? [] : files),
      },
      // One sheet: what a lazy route brings is small, and a second request would cost more.
      cssCodeSplit: false,
      rolldownOptions: {
        // Limits and texts stand where they are used, so that the first script has only its own.
        optimization: { inlineConst: { mode: 'all' } },
        input: { index: here('web/index.html'), community: here('web/community.html') },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: CHUNKS,
          },
        },
      },
    },
  }) satisfies UserConfig;
