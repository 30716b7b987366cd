import type { Server } from 'node:http';
import type { RawHandler } from './edge/edge.ts';

export interface DevelopmentSite {
  handle: RawHandler;
  close(): Promise<void>;
}

/**
 * Serves the app by Vite with hot reload in place of the built web app. The edge function has already chosen the HTML
 * shell, so both flavours work.
 * @param server carries the web socket
 * @param configFile an absolute path
 */
export async function startDevelopmentSite(server: Server, configFile: string): Promise<DevelopmentSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile,
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return { handle: (message, response) => vite.middlewares(message, response), close: () => vite.close() };
}
