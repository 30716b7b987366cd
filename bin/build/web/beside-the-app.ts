import { join } from 'node:path';
import type { Alias, InlineConfig } from 'vite';
import type { Language } from '#shared/languages.ts';

/** Settings shared by the builds beside the one in vite.config.ts. */
export const besideTheApp = (root: string) =>
  ({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
  }) satisfies InlineConfig;

/** Settings to run a module of the app for one site in one language. */
export const besideFor = (root: string, language: Language, flavour: string | undefined) =>
  ({
    ...besideTheApp(root),
    resolve: { alias: [wordsOf(root, language)] },
    define: { 'import.meta.env.CREEL_FLAVOUR': JSON.stringify(flavour) },
  }) satisfies InlineConfig;

/** Makes `#words/` the texts of a language; elsewhere they are English (package.json). @param root absolute path of the repository */
export const wordsOf = (root: string, language: Language): Alias => ({
  find: /^#words\//,
  replacement: join(root, 'shared/words', language, '/'),
});
