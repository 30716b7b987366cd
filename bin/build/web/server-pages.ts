import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAVOURS } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import { shellPath } from '#shared/pages/pages.ts';
import { SCHEMAS, trimContractForCallers } from '../trim-contract.ts';
import { besideTheApp, wordsOf } from './beside-the-app.ts';
import { FONT_FACES, laterClasses } from './first-styles.ts';

/**
 * Builds the app again for the server: dist/pages/<language>/<flavour>/app.js renders a page, page.html beside it is the template around the page
 * (or whole-page.html, see lambdas/pages/app.ts), and shell.html is the page without any content. Call it after the shells are built.
 */
export async function buildServerPages(root: string, language: Language): Promise<void> {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  for (const flavour of FLAVOURS) {
    const outDir = join(root, 'dist/pages', language, flavour);
    mkdirSync(outDir, { recursive: true });
    const shell = readFileSync(join(root, 'dist/web', shellPath(flavour, language)), 'utf8');
    writeFileSync(join(outDir, 'shell.html'), shell);
    writePages(join(root, 'dist/web'), shell, outDir);
    await build({
      ...besideTheApp(root),
      plugins: [react(), trimContractForCallers(join(root, 'shared/'))],
      define: {
        'import.meta.env.CREEL_FLAVOUR': JSON.stringify(flavour),
        // For servers Vite leaves this to the process, which does not set it. React's development build would be included and be four times slower.
        'process.env.NODE_ENV': '"production"',
      },
      resolve: {
        alias: [
          wordsOf(root, language),
          {
            find: /^react-router$/,
            replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
          },
          // For servers Vite would choose the module for Node, which contains the whole router.
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
            // Everything the first page needs is in one file, because at a cold start each further file takes as long as 30 kB.
            codeSplitting: {
              groups: [
                {
                  name: 'first',
                  tags: ['$initial'],
                  test: (id) => !SCHEMAS.test(id),
                  includeDependenciesRecursively: false,
                },
                { name: 'schemas', test: SCHEMAS },
              ],
            },
          },
        },
      },
    });
  }
}

/** The shell has the styles of the first paint. Pages that need more contain the whole style sheet. */
function writePages(site: string, shell: string, outDir: string): void {
  const [link, sheet] = /<meta name="whole-styles" content="\/([^"]+)" \/>/.exec(shell) ?? [];
  const [style, first] = /<style>([\s\S]*?)<\/style>/.exec(shell) ?? [];
  if (link === undefined || sheet === undefined || style === undefined || first === undefined)
    throw new Error('The shell has no styles or names no style sheet');
  const whole = readFileSync(join(site, sheet), 'utf8');
  const faces = first.match(FONT_FACES)?.join('') ?? '';
  const page = pageOf(shell);
  writeFileSync(join(outDir, 'page.html'), page);
  writeFileSync(
    join(outDir, 'whole-page.html'),
    page.replace(link, '').replace(style, () => `<style>${faces}${whole}</style>`),
  );
  writeFileSync(
    join(outDir, 'later-classes.json'),
    JSON.stringify(laterClasses(whole, first).map(inAttribute)),
  );
}

/** Escapes a text as React does in attributes. */
const inAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The shell with placeholders for the head, the page and the data that the page was rendered with. */
function pageOf(shell: string): string {
  return shell
    .replace(/<title>[\s\S]*?<\/title>\s*<meta name="description"[^>]*>/, '<!--head-->')
    .replace(/<!--shell-->[\s\S]*<!--\/shell--><\/div>/, '<!--page--></div><!--answers-->');
}
