import { minifySync, type Plugin, type Rolldown } from 'vite';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { type Language, prefixOf } from '#shared/languages.ts';
import { FONT_FACES, firstStyles } from './first-styles.ts';

/** Parts of the first paint besides the app itself. These can use plain `lazy`; all others need `lazyWithStyles` (web/lib/first-paint/lazy-with-styles.ts). */
const FIRST_PARTS =
  /\/web\/(app\/bars\/footer|features\/(home\/(home-page|blurbs|action-cards)|posts\/pledges\/pledge-list)|parts\/posts\/species-drawing)\.tsx$/;

/**
 * Makes the first paint need nothing but the HTML. Its styles are small and become inline, and the app's scripts load after it, because they
 * would compete with it on a slow connection (first paint 1.6 s before, 0.7 s after). Our content security policy allows a <style> block because
 * styles cannot run code.
 */
export function paintFirst(language: Language): Plugin {
  return {
    name: 'creel:paint-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const pages = files
        .filter((file) => file.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.html'));
      const first = textsOfFirstPaint(files, pages);
      for (const page of pages) {
        delete bundle[page.fileName];
        const fileName = `${prefixOf(language)}/${page.fileName}`.slice(1);
        this.emitFile({ type: 'asset', fileName, source: standAlone(String(page.source), bundle, first) });
      }
      for (const file of files) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = String(file.source).replace(FONT_FACES, '');
        }
      }
    },
  };
}

function standAlone(html: string, bundle: Rolldown.OutputBundle, texts: readonly string[]): string {
  const flavour = flavourOf(html);
  const scripts: string[] = [];
  const take = (_: string, source: string) => {
    scripts.push(source);
    return '';
  };
  return html
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link: string, name: string) => {
      const sheet = bundle[name];
      if (sheet?.type !== 'asset') return link;
      return `<meta name="whole-styles" content="/${name}" /><style>${firstStyles(String(sheet.source), { flavour, texts })}</style>`;
    })
    .replace(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, take)
    .replace(/\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, take)
    .replace('["scripts"]', () => JSON.stringify(scripts))
    .replace('["home"]', () => JSON.stringify(filesOf('features/home/home-page.tsx', bundle, scripts)))
    .replace('["pledges"]', () =>
      JSON.stringify(filesOf('features/posts/pledges/pledge-list.tsx', bundle, scripts)),
    )
    .replace(/(?<=<script>).*?(?=<\/script>)/gs, minified);
}

/** @throws Error when the page does not name its flavour */
function flavourOf(html: string): Flavour {
  const flavour = FLAVOURS.find((each) => html.includes(`data-flavour="${each}"`));
  if (!flavour) throw new Error('A page says no flavour');
  return flavour;
}

/** @throws Error when the text is not a script */
function minified(script: string): string {
  const { code, errors } = minifySync('shell.js', script, { compress: { target: 'es2023' }, mangle: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code.trim();
}

/** The files of a part of the app, below web/, that are not loaded with the app itself. */
function filesOf(part: string, bundle: Rolldown.OutputBundle, scripts: readonly string[]): string[] {
  const chunks = chunksOf(Object.values(bundle));
  const start = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/web/${part}`)));
  if (!start) throw new Error(`${part} has no file of its own`);
  return [...closureOf(chunks, [start.fileName])]
    .map((name) => `/${name}`)
    .filter((name) => !scripts.includes(name));
}

function textsOfFirstPaint(files: Rolldown.OutputBundle[string][], pages: Rolldown.OutputAsset[]): string[] {
  const chunks = chunksOf(files);
  const starts = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => FIRST_PARTS.test(id)),
  );
  const names = closureOf(
    chunks,
    starts.map(({ fileName }) => fileName),
  );
  return [
    ...pages.map(({ source }) => String(source)),
    ...chunks.filter(({ fileName }) => names.has(fileName)).map(({ code }) => code),
  ];
}

function chunksOf(files: readonly Rolldown.OutputBundle[string][]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === 'chunk');
}

/** The names of these files and of all files that they import statically. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], starts: readonly string[]): Set<string> {
  const names = new Set(starts);
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported);
  }
  return names;
}
