import type { Plugin } from 'vite';

/** Loads a part of the app, and at the same time the files that it imports. */
const HELPER = `
const asked = new Set();
export function __vitePreload(load, files) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
}`;

/** Replaces Vite's own helper, which is 500 bytes larger (brotli): it also loads styles, of which the app has one sheet. */
export const preloadFiles = (): Plugin => ({
  name: 'creel:preload-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => HELPER,
  },
});
