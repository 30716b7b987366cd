import type { Plugin } from 'vite';

/**
 * Stops the build if files of the app import each other in a circle. The first of them to run would find undefined values in the other. Schemas in a
 * module that chunks.ts takes for one without are the likely cause.
 */
export const noCircles = (): Plugin => ({
  name: 'creel:no-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file))
        this.error(`Files import each other: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
      if (done.has(file)) return;
      const chunk = bundle[file];
      for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) visit(imported, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});
