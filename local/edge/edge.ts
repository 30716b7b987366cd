import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '#shared/security-headers.ts';
import { type Answer, send, textAnswer } from './answer.ts';
import type { EdgeFunction } from './edge-function.ts';
import { firstPart, pathOf } from './target.ts';

/** Writes its answer itself: the stand-ins, which are no part of what is deployed, and the development server. */
export type RawHandler = (message: IncomingMessage, response: ServerResponse) => unknown;

export type Origin = (message: IncomingMessage) => Promise<Answer>;

/** What runs nothing (data, pictures), what the server rendered, and the app's pages and files. */
export type AnswerKind = 'inert' | 'rendered' | 'pages';

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
  contentSecurityPolicies: Readonly<Record<AnswerKind, string>>;
  onError(error: unknown): void;
}

/** The one origin visitors see, as the distribution makes it of several. Never throws: whatever fails becomes a 500 or a closed connection. */
export function createEdge(options: EdgeOptions): RawHandler {
  const config = configAnswer(options.config);
  return async (message, response) => {
    // The distribution picks the origin by the path that was asked for; its function may then change the path.
    const path = pathOf(message.url);
    const policy = options.contentSecurityPolicies[kindOf(path)];
    // A client that goes away is none of our errors.
    message.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      const standIn = options.standIns[firstPart(message.url)];
      if (standIn) return await standIn(message, response);
      if (options.developmentSite && isDevelopmentModule(message.url)) {
        return await options.developmentSite(message, response);
      }
      const origin = originOf(path);
      const early = options.edgeFunction(message);
      if (early) return await reply({ ...early, body: Buffer.alloc(0) });
      if (origin) return await reply(await origin(message));
      if (options.developmentSite) return await options.developmentSite(message, response);
      return await reply(await options.site(message));
    } catch (error) {
      await giveUp(error);
    }

    async function reply(answer: Answer): Promise<void> {
      // What was not read (a POST to a page) is dropped, else the connection could not be used again.
      message.resume();
      await send(message, response, { ...answer, headers: secured(answer, policy) });
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

function kindOf(path: string): AnswerKind {
  if (/^\/(?:api|media)\//.test(path)) return 'inert';
  return /^\/share\/|^\/(?:sitemap\.xml|robots\.txt)$/.test(path) ? 'rendered' : 'pages';
}

/** A rendered page may bring a policy of its own. */
function secured({ headers }: Answer, policy: string): Record<string, string> {
  return { 'content-security-policy': policy, ...headers, ...SECURITY_HEADERS };
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
