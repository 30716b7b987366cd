import type { IncomingMessage, ServerResponse } from 'node:http';
import { DOCUMENT_HEADERS, SECURITY_HEADERS } from '#shared/deployment/security-headers.ts';
import { FLAVOUR_HEADER } from '#shared/flavours.ts';
import { PAGE_TIMEOUT_SECONDS, SHELL_INSTEAD_OF } from '#shared/rendering.ts';
import { type Answer, send, textAnswer } from './answer.ts';
import { acceptedEncoding } from './compress.ts';
import type { EdgeCache } from './edge-cache.ts';
import { type EdgeFunction, setHeaders } from './edge-function.ts';
import { firstPart, pathOf, withKnownParameters } from './target.ts';

/** Writes its response itself: the stand-ins, which are not part of a deployment, and the development server. */
export type RawHandler = (message: IncomingMessage, response: ServerResponse) => unknown;

export type Origin = (message: IncomingMessage) => Promise<Answer>;

/** Content that runs no script (data, pictures), and the app's pages and files. */
export type AnswerKind = 'inert' | 'pages';

/** The distribution's cache policy for a path. */
export interface Sharing {
  /** The query parameters in the cache key, which are also the only ones passed to the origin. */
  parameters: readonly string[];
  /** Whether the two sites have different responses. */
  byFlavour: boolean;
}

export interface EdgeOptions {
  edgeFunction: EdgeFunction;
  /** How a path's responses are shared; undefined if they are personal. */
  sharing(path: string): Sharing | undefined;
  /** Caches shared responses; without it, nothing is cached. */
  cache?: EdgeCache | undefined;
  /** Headers added to requests to the gateway, in place of a visitor's own headers of these names. */
  originHeaders: Readonly<Record<string, string>>;
  /** Handles /api, pictures to share, /feeds, /embed, the sitemap, /robots.txt and pages. */
  gateway: Origin;
  media: Origin;
  /** The files of the built web app, including its shells. */
  site: Origin;
  /** Milliseconds that the gateway has to render a page; by default the same as in a deployment. */
  pageTimeoutMs?: number | undefined;
  /** Replaces `site` during development of the web app. */
  developmentSite?: RawHandler | undefined;
  /** By the first segment of the path: `_cognito`. */
  standIns: Readonly<Record<string, RawHandler>>;
  /** The content of /config.json. */
  config: object;
  contentSecurityPolicies: Readonly<Record<AnswerKind, string>>;
  onError(error: unknown): void;
}

/**
 * The one origin that visitors see, which combines several origins like the distribution. Never throws: any failure
 * becomes a 500 or a closed connection.
 */
export function createEdge(options: EdgeOptions): RawHandler {
  return async (message, response) => {
    // A client that disconnects is not an error.
    message.on('error', () => undefined);
    response.on('error', () => undefined);
    const path = pathOf(message.url);
    const policy = options.contentSecurityPolicies[kindOf(path)];
    const reply = async (answer: Answer) => {
      // An unread body (a POST to a page) is dropped, because the connection could not be reused otherwise.
      message.resume();
      await send(message, response, { ...answer, headers: secured(answer, policy, path) });
    };
    try {
      const answer = await serve(options, message);
      if (typeof answer === 'function') await answer(message, response);
      else await reply(answer);
    } catch (error) {
      if (message.socket.destroyed || message.errored) return;
      options.onError(error);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      await reply(textAnswer(500, 'Internal Server Error\n'));
    }
  };
}

/** Returns the response, or the handler that writes it. */
async function serve(options: EdgeOptions, message: IncomingMessage): Promise<Answer | RawHandler> {
  const { developmentSite } = options;
  const standIn = options.standIns[firstPart(message.url)];
  if (standIn) return standIn;
  if (developmentSite && isDevelopmentModule(message.url)) return developmentSite;
  // The distribution chooses the origin by the original path; its function can change the path afterwards.
  const origin = originOf(options, pathOf(message.url));
  const early = options.edgeFunction(message);
  if (early) return { ...early, body: Buffer.from(early.body) };
  if (message.method === 'GET' && bringsBody(message)) return textAnswer(403, 'Bad request\n');
  if (origin) {
    setHeaders(message, options.originHeaders);
    return await answerOf(options, message, origin);
  }
  return developmentSite ?? (await options.site(message));
}

/** The distribution refuses a GET with a body, because an origin might read it and no cache has it in its key. */
function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Responses to other methods are never cached. */
const KEPT_BY: Readonly<Record<string, 'answer' | 'head'>> = { GET: 'answer', HEAD: 'head' };

async function answerOf(options: EdgeOptions, message: IncomingMessage, origin: Origin): Promise<Answer> {
  const sharing = options.sharing(pathOf(message.url));
  if (!sharing) return await origin(message);
  const target = withKnownParameters(message.url, sharing.parameters);
  message.url = target;
  // The distribution caches each encoding separately, and passes the encoding to the origin.
  const encoding = acceptedEncoding(message.headers['accept-encoding']) ?? 'identity';
  setHeaders(message, { 'accept-encoding': encoding });
  const keep = options.cache && KEPT_BY[message.method ?? ''];
  if (!options.cache || !keep) return await origin(message);
  const flavour = sharing.byFlavour ? message.headers[FLAVOUR_HEADER] : '';
  return await options.cache[keep](`${flavour} ${encoding} ${target}`, target, () => origin(message));
}

/**
 * Like the distribution's origin group: if a page can't be rendered, or not in time, serves the shell, which the bucket
 * has at the same address.
 */
async function orShell(
  { gateway, site, pageTimeoutMs = 1000 * PAGE_TIMEOUT_SECONDS }: EdgeOptions,
  message: IncomingMessage,
): Promise<Answer> {
  if (message.method !== 'GET' && message.method !== 'HEAD') return await site(message);
  const tooLong = Promise.withResolvers<undefined>();
  const timer = setTimeout(tooLong.resolve, pageTimeoutMs, undefined);
  const answer = await Promise.race([gateway(message), tooLong.promise]).finally(() => clearTimeout(timer));
  return answer && !SHELL_INSTEAD_OF.includes(answer.status) ? answer : await site(message);
}

/** @returns undefined for files, and during development for pages too */
function originOf(options: EdgeOptions, path: string): Origin | undefined {
  const { config, developmentSite, gateway, media } = options;
  if (path === '/config.json') return async () => configAnswer(config);
  if (path.startsWith('/media/')) return media;
  if (path.startsWith('/api/') || isDrawn(path)) return gateway;
  if (developmentSite || path.includes('.')) return undefined;
  return (message) => orShell(options, message);
}

/** Whether a path is a page or picture rendered from posts, apart from the app's own pages. */
function isDrawn(path: string): boolean {
  return /^\/(?:share\/.*\.jpg$|embed\/|feeds\/|sitemap|robots\.txt$)/.test(path);
}

function kindOf(path: string): AnswerKind {
  return /^\/(?:api|media)\//.test(path) || isDrawn(path) ? 'inert' : 'pages';
}

/** A page that may be framed sends its own policy. */
function secured({ headers }: Answer, policy: string, path: string): Record<string, string> {
  const { 'x-frame-options': frameOptions, ...others } = SECURITY_HEADERS;
  return {
    'content-security-policy': policy,
    ...headers,
    ...forViewers(headers),
    ...others,
    ...((kindOf(path) === 'pages' || path.startsWith('/embed/')) && DOCUMENT_HEADERS),
    // As in the distribution, a page that may be framed says so in its own policy.
    ...(!path.startsWith('/embed/') && { 'x-frame-options': frameOptions }),
  };
}

/** Only the edge serves stale responses. A browser that did so would hide people's new posts from them. */
function forViewers(headers: Answer['headers']): Record<string, string> {
  const cacheControl = headers['cache-control']?.replace(/,\s*stale-while-revalidate=\d+/, '');
  return cacheControl === undefined ? {} : { 'cache-control': cacheControl };
}

function configAnswer(config: object): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate' },
    body: Buffer.from(JSON.stringify(config)),
  };
}

/** Vite's own addresses, which no deployed site has. Some have no file extension and would be taken for pages. */
function isDevelopmentModule(target: string | undefined): boolean {
  return target?.startsWith('/@') === true;
}
