import type { Plugin } from 'vite';
import { splitLanguage } from '#shared/languages.ts';

/** The development server has one language, and serves its shell at the address of each language's. */
export function serveShell(): Plugin {
  return {
    name: 'creel:serve-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.includes('.html')) request.url = splitLanguage(request.url).path;
        next();
      });
    },
  };
}
