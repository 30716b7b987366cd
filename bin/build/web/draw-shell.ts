import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '#shared/languages.ts';
import { besideFor } from './beside-the-app.ts';

/** The exports of web/app/shell.tsx. */
interface Shell {
  shellDescription: string;
  headScript(): string;
  shellMarkup(): string;
  shellScript(): string;
}

/**
 * Draws the content of each shell before any script runs, and names its language. While developing the page starts empty.
 * @param root absolute path of the repository
 */
export function drawShell(root: string, language: Language): Plugin {
  return {
    name: 'creel:draw-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const page = html.replace('<html lang="en"', `<html lang="${language}"`);
        if (server) return page;
        const { shellDescription, headScript, shellMarkup, shellScript } = await loadShell(
          root,
          language,
          html,
        );
        return page
          .replace('<meta charset="utf-8" />', (charset) => `${charset}<script>${headScript()}</script>`)
          .replace(/(?<=name="description" content=")[^"]*/, () => shellDescription)
          .replace(
            '<div id="root"></div>',
            () =>
              `<div id="root"><!--shell-->${shellMarkup()}<!--/shell--></div><script>${shellScript()}</script>`,
          );
      },
    },
  };
}

async function loadShell(root: string, language: Language, html: string): Promise<Shell> {
  const flavour = /data-flavour="(\w+)"/.exec(html)?.[1];
  const { module } = await runnerImport<Shell>(
    join(root, 'web/app/shell.tsx'),
    besideFor(root, language, flavour),
  );
  return module;
}
