/**
 * The pipeline for public documents outside the API, including the app's pages: refuse requests that bypassed the edge,
 * log, convert errors, find the route.
 */
import middy, { type MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import type { Feature } from '#shared/features.ts';
import { FLAVOUR_HEADER, FLAVOURS, type Flavour, flavourFrom } from '#shared/flavours.ts';
import { PAGE_PARAMETER, shellPath } from '#shared/pages/pages.ts';
import { RENDERING_SHARE } from '#shared/rendering.ts';
import { LANGUAGE } from '#words/general/format.ts';
import type { ApiEvent, ApiResult } from '../core/call.ts';
import { requireEdge } from '../core/edge-secret.ts';
import { asAppError, errorAnswerOf } from '../core/error-answer.ts';
import { logRequests, logServerError } from '../core/log-requests.ts';
import type { Answer } from './answer.ts';
import { compressText } from './compress-text.ts';
import type { Site } from './site.ts';

export interface PageRequest {
  site: Site;
  /** Path and query of the requested page of the app; undefined for other documents. */
  page: string | undefined;
  /** The id in the path; empty if the path has none. */
  id: string;
  /** The other groups that the pattern matched in the path. */
  more: readonly (string | undefined)[];
  /** The requested place as the visitor typed it. Pages outside the app read no other query parameter. */
  near?: string;
  now: Date;
  /** Aborts when a page has taken too long. */
  signal: AbortSignal;
}

export interface PageRoute {
  name: string;
  /** Matches the path; the first group is the id. */
  pattern: RegExp;
  /** The part of the site to which the page belongs. If it is switched off, the page does not exist. */
  feature?: Feature;
  answer(request: PageRequest): Answer | Promise<Answer>;
}

interface ServeOptions {
  readSite(flavour: Flavour, now: Date): Promise<Site>;
}

type PageContext = Context & {
  page?: { route: PageRoute; id: string; more: PageRequest['more']; site: Site };
};
type PageMiddleware = MiddlewareObj<ApiEvent, ApiResult, Error, PageContext>;

/** Returns the Lambda handler of these pages. The first route whose pattern matches serves the request. */
export function serve(routes: readonly PageRoute[], { readSite }: ServeOptions) {
  return middy<ApiEvent, ApiResult, Error, PageContext>()
    .use(requireEdge)
    .use(logRequests<PageContext>(({ page }) => ({ endpoint: page?.route.name })))
    .use(answerErrors)
    .use(findPage(routes, readSite))
    .handler(render);
}

const answerErrors: PageMiddleware = {
  onError: (request) => {
    const { event } = request;
    const { requestId } = event.requestContext;
    const error = asAppError(request.error);
    const { statusCode, headers } = errorAnswerOf(error, requestId);
    if (statusCode === 500) logServerError(requestId, request.error);
    request.response = {
      statusCode,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      body: isHead(event) ? '' : `${error.message}\n`,
    };
  },
};

function findPage(routes: readonly PageRoute[], readSite: ServeOptions['readSite']): PageMiddleware {
  return {
    before: async ({ event, context }) => {
      for (const route of routes) {
        const match = route.pattern.exec(event.rawPath);
        if (!match) continue;
        const [, id = '', ...more] = match;
        context.page = { route, id, more, site: await readSite(flavourOf(event), new Date()) };
        return;
      }
      throw new AppError('not_found');
    },
  };
}

async function render(event: ApiEvent, context: PageContext): Promise<ApiResult> {
  const { page } = context;
  if (!page) throw new Error('The pipeline runs findPage first');
  const { route, id, more, site } = page;
  if (route.feature !== undefined && !site.isOn(route.feature)) throw new AppError('not_found');
  const { near, [PAGE_PARAMETER]: asked } = event.queryStringParameters ?? {};
  const signal = AbortSignal.timeout(Math.floor(context.getRemainingTimeInMillis() * RENDERING_SHARE));
  const answer = await route.answer({ site, id, more, near, page: asked, now: new Date(), signal });
  const body = isHead(event) ? '' : await answer.body();
  const compressed = typeof body === 'string' ? await compressText(body, event) : undefined;
  const { status = 200, contentType, cacheControl, contentSecurityPolicy, location } = answer;
  return {
    statusCode: status,
    headers: {
      'content-type': contentType,
      'cache-control': cacheControl,
      ...(compressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      ...(location !== undefined && { location, 'x-robots-tag': 'noindex' }),
      ...(contentSecurityPolicy !== undefined && { 'content-security-policy': contentSecurityPolicy }),
    },
    ...bodyOf(compressed ?? body),
  };
}

function bodyOf(body: string | Buffer): Pick<ApiResult, 'body' | 'isBase64Encoded'> {
  return typeof body === 'string' ? { body } : { body: body.toString('base64'), isBase64Encoded: true };
}

/** Read from the path of a shell; for other paths the edge sends it in a header. */
function flavourOf({ rawPath, headers }: ApiEvent): Flavour {
  const ofShell = FLAVOURS.find((each) => shellPath(each, LANGUAGE) === rawPath);
  return ofShell ?? flavourFrom(headers[FLAVOUR_HEADER]);
}

function isHead(event: ApiEvent): boolean {
  return event.requestContext.http.method === 'HEAD';
}
