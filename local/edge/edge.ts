import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, send, textAnswer } from './answer.ts';
import type { EdgeFunction } from './edge-function.ts';
import { firstPart, pathOf } from './target.ts';

/** Writes its answer itself: the stand-ins, which are no part of what is deployed, and the development server. */
export type RawHandler = (message: IncomingMessage, response: ServerResponse) => unknown;

export type Origin = (message: IncomingMessage) => Promise<Answer>;

export interface EdgeOptions {
  edgeFunction: EdgeFunction;
  /** Answers /api, /share, /sitemap.xml and /robots.txt. */
  gateway: Origin;
  media: Origin;
  /** Everything else: the built web app. */
  site: Origin;
  /** Stands in for `site` while the web app is being worked on. */
  developmentSite?: RawHandler;
  /** By first part of the path: `_cognito`. */
  standIns: Readonly<Record<string, RawHandler>>;
  /** What /config.json says. */
  config: object;
  securityHeaders: Readonly<Record<string, string>>;
  onError(error: unknown): void;
}

/** The one origin visitors see, as the distribution makes it of several. Never throws: whatever fails becomes a 500 or a closed connection. */
export function createEdge(options: EdgeOptions): RawHandler {
  const config = configAnswer(options.config);
  return async (message, response) => {
    // A client that goes away is none of our errors.
    message.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      const standIn = options.standIns[firstPart(message.url)];
      if (standIn) return await standIn(message, response);
      if (options.developmentSite && isDevelopmentModule(message.url)) {
        return await options.developmentSite(message, response);
      }
      const original = pathOf(message.url);
      const early = options.edgeFunction(message);
      if (early) return await reply({ ...early, body: Buffer.alloc(0) });
      const origin = originOf(original);
      if (origin) return await reply(await origin(message));
      if (options.developmentSite) return await options.developmentSite(message, response);
      return await reply(await options.site(message));
    } catch (error) {
      await giveUp(error);
    }

    async function reply(answer: Answer): Promise<void> {
      // What was not read (a POST to a page) is dropped, else the connection could not be used again.
      message.resume();
      await send(message, response, answer, options.securityHeaders);
    }

    async function giveUp(error: unknown): Promise<void> {
      if (message.socket.destroyed || message.errored) return;
      options.onError(error);
      if (response.headersSent) response.destroy();
      else await reply(textAnswer(500, 'Internal Server Error\n'));
    }
  };

  function originOf(path: string): Origin | undefined {
    if (path === '/config.json') return async () => config;
    if (path.startsWith('/media/')) return options.media;
    return /^\/(?:api|share)\/|^\/(?:sitemap\.xml|robots\.txt)$/.test(path) ? options.gateway : undefined;
  }
}

function configAnswer(config: object): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate' },
    body: Buffer.from(JSON.stringify(config)),
  };
}

/** Vite's own addresses, which no deployed site has; some have no file ending and would be taken for pages. */
function isDevelopmentModule(target: string | undefined): boolean {
  return target?.startsWith('/@') === true;
}
