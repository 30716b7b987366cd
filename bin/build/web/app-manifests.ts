import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { FLAVOURS } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { besideFor } from './beside-the-app.ts';

const LINK = /\s*<link rel="manifest" href="\/(\w+)\.webmanifest"[^>]*>/;

/** Writes the manifest of each site in one language (web/app/manifest.ts), and links it. While developing there is none. */
export function appManifests(root: string, language: Language): Plugin {
  const suffix = language === DEFAULT_LANGUAGE ? '' : `-${language}`;
  return {
    name: 'creel:app-manifests',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        html.replace(LINK, (link, name: string) =>
          server ? '' : link.replace(`/${name}.`, `/${name}${suffix}.`),
        ),
    },
    async generateBundle() {
      for (const flavour of FLAVOURS) {
        const { module } = await runnerImport<{ manifest: object }>(
          join(root, 'web/app/manifest.ts'),
          besideFor(root, language, flavour),
        );
        const name = flavour === 'community' ? 'community' : 'manifest';
        const source = JSON.stringify(module.manifest);
        this.emitFile({ type: 'asset', fileName: `${name}${suffix}.webmanifest`, source });
      }
    },
  };
}
