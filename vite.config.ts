import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store)\//;

/**
 * Puts the style sheet into each HTML shell: it is small, and the first paint then waits for nothing but the HTML. A <style> block may stand
 * in a page under our content security policy because styles cannot run.
 */
function inlineStyles(): Plugin {
  return {
    name: 'creel:inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const inlined = new Set<string>();
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        page.source = String(page.source).replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
          (link: string, name: string) => {
            const sheet = bundle[name];
            if (sheet?.type !== 'asset') return link;
            inlined.add(name);
            return `<style>${String(sheet.source)}</style>`;
          },
        );
      }
      for (const name of inlined) delete bundle[name];
    },
  };
}

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
          () => `<div id="root">${module.shellMarkup()}</div><script>${module.shellScript()}</script>`,
        );
      },
    },
  };
}

export default defineConfig({
  root: here('web'),
  plugins: [react(), tailwind(), drawShell(), inlineStyles()],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // One sheet: what a lazy route brings is small, and a second request would cost more.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: here('web/index.html'), community: here('web/community.html') },
      output: {
        // Changes seldom, so that a new version of the app leaves it in the visitor's cache.
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
      },
    },
  },
});
