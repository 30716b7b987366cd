import type { Plugin, Rolldown } from 'vite';

/** Files that devices don't keep: parts that are useless offline. They are cached once somebody has opened them. */
export const LEFT_OUT = /^assets\/(?:admin|leaflet)/;

/**
 * Stops the build if a page that devices keep needs a file that they don't: it could not be opened offline, or in a tab
 * of an earlier version. The likely cause is a module in the wrong area of chunks.ts. Parts that only the dashboard
 * opens may need its files.
 */
export const keptWhole = (): Plugin => ({
  name: 'creel:kept-whole',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(
      (each): each is Rolldown.OutputChunk => each.type === 'chunk',
    );
    const needs = (chunk: Rolldown.OutputChunk) => chunk.imports.filter((file) => LEFT_OUT.test(file));
    const kept = chunks.filter((chunk) => !LEFT_OUT.test(chunk.fileName) && needs(chunk).length === 0);
    const opened = new Set(kept.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
    for (const chunk of chunks) {
      if (LEFT_OUT.test(chunk.fileName) || needs(chunk).length === 0 || !opened.has(chunk.fileName)) continue;
      this.error(`Devices keep ${chunk.fileName}, but not what it imports: ${needs(chunk).join(', ')}`);
    }
  },
});
