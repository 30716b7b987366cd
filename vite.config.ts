import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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

export default defineConfig({
  root: here('web'),
  plugins: [react(), tailwind(), inlineStyles()],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // One sheet: what a lazy route brings is small, and a second request would cost more.
    cssCodeSplit: false,
    rolldownOptions: { input: { index: here('web/index.html'), community: here('web/community.html') } },
  },
});
