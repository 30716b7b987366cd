import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAVOURS } from '#shared/flavours.ts';
import { SHELLS } from '#shared/pages.ts';
import { trimContractForCallers } from '../trim-contract.ts';
import { besideTheApp } from './beside-the-app.ts';
import { declarativeRouter } from './declarative-router.ts';

/**
 * Builds the app once more, for the server: dist/pages/<flavour>/app.js renders a page; page.html beside it is what the page is put into, shell.html
 * what stands in its place where there is none. To be called when the shells are built.
 */
export async function buildServerPages(root: string): Promise<void> {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const pages = join(root, 'dist/pages');
  rmSync(pages, { recursive: true, force: true });
  for (const flavour of FLAVOURS) {
    const outDir = join(pages, flavour);
    mkdirSync(outDir, { recursive: true });
    const shell = readFileSync(join(root, 'dist/web', SHELLS[flavour]), 'utf8');
    writeFileSync(join(outDir, 'shell.html'), shell);
    writeFileSync(join(outDir, 'page.html'), pageOf(root, shell));
    await build({
      ...besideTheApp(root),
      plugins: [react(), declarativeRouter(), trimContractForCallers(join(root, 'shared/'))],
      define: {
        'import.meta.env.CREEL_FLAVOUR': JSON.stringify(flavour),
        // For servers vite leaves it to the process, where nothing says so: React would bring its development half, and be four times as slow.
        'process.env.NODE_ENV': '"production"',
      },
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
          },
          // For servers vite would take the form for Node, with the whole router in it.
          {
            find: /^react-router-dom$/,
            replacement: join(root, 'node_modules/react-router-dom/dist/index.mjs'),
          },
          { find: /^use-sync-external-store\/shim/, replacement: 'react' },
        ],
      },
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'web/app/render.tsx'),
        outDir,
        emptyOutDir: false,
        minify: true,
        rolldownOptions: {
          output: {
            entryFileNames: 'app.js',
            // In one file what the first page needs: at a cold start each further one takes as long as 30 kB.
            codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
          },
        },
      },
    });
  }
}

/** The shell with the whole style sheet, and with marks where the server puts the head, the page and what it was made of. */
function pageOf(root: string, html: string): string {
  const sheet = /<meta name="whole-styles" content="\/([^"]+)" \/>/.exec(html)?.[1];
  if (sheet === undefined) throw new Error('The shell names no style sheet');
  const css = readFileSync(join(root, 'dist/web', sheet), 'utf8');
  return (
    html
      .replace(/<meta name="whole-styles"[^>]*>/, '')
      .replace(/<style>[\s\S]*?<\/style>/, () => `<style>${css}</style>`)
      .replace(/<title>[\s\S]*?<\/title>\s*<meta name="description"[^>]*>/, '<!--head-->')
      .replace(/<!--shell-->[\s\S]*<!--\/shell-->/, '<!--page-->')
      // The second of the scripts is about the shell's own parts.
      .replace(/(<!--page--><\/div>)(<script>.*?<\/script>)<script>.*?<\/script>/s, '$1<!--answers-->$2')
  );
}
