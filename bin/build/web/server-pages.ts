import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAVOURS } from '#shared/flavours.ts';
import { SHELLS } from '#shared/pages/pages.ts';
import { SCHEMAS, trimContractForCallers } from '../trim-contract.ts';
import { besideTheApp } from './beside-the-app.ts';
import { FONT_FACES, laterClasses } from './first-styles.ts';

/**
 * Builds the app once more, for the server: dist/pages/<flavour>/app.js renders a page; page.html beside it is what the page is put into
 * (or whole-page.html, see lambdas/pages/app.ts), shell.html
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
    writePages(join(root, 'dist/web'), shell, outDir);
    await build({
      ...besideTheApp(root),
      plugins: [react(), trimContractForCallers(join(root, 'shared/'))],
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

/** The shell's styles are those of the first paint. Some pages need more, and have the whole sheet in them. */
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

/** As React writes it. */
const inAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The shell with marks where the server puts the head, the page and what it was made of. */
function pageOf(shell: string): string {
  return shell
    .replace(/<title>[\s\S]*?<\/title>\s*<meta name="description"[^>]*>/, '<!--head-->')
    .replace(/<!--shell-->[\s\S]*<!--\/shell--><\/div>/, '<!--page--></div><!--answers-->');
}
