import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { trimContractForCallers } from './bin/build/trim-contract.ts';
import { CHUNKS } from './bin/build/web/chunks.ts';
import { dropServiceWorker } from './bin/build/web/drop-service-worker.ts';
import { paintFirst } from './bin/build/web/paint-first.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What web/app/shell.tsx gives. */
interface Shell {
  shellMarkup(): string;
  shellScript(): string;
}

/** Draws what stands in each shell before any script runs. While developing the page starts empty. */
function drawShell(): Plugin {
  return {
    name: 'creel:draw-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const flavour = /data-flavour="(\w+)"/.exec(html)?.[1];
        const { module } = await runnerImport<Shell>(here('web/app/shell.tsx'), {
          root: here('web'),
          configFile: false,
          logLevel: 'warn',
          define: { 'import.meta.env.CREEL_FLAVOUR': JSON.stringify(flavour) },
        });
        return html.replace(
          '<div id="root"></div>',
          () =>
            `<div id="root"><!--shell-->${module.shellMarkup()}<!--/shell--></div><script>${module.shellScript()}</script>`,
        );
      },
    },
  };
}

export default defineConfig({
  root: here('web'),
  plugins: [
    react(),
    tailwind(),
    trimContractForCallers(here('shared/')),
    drawShell(),
    paintFirst(),
    dropServiceWorker(),
  ],
  resolve: {
    alias: [
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
    emptyOutDir: true,
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
      input: { index: here('web/index.html'), community: here('web/community.html') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: CHUNKS,
        },
      },
    },
  },
});
