/** The deployed site, over HTTP. */
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { type ApiAnswer, type ApiRequest, callApi } from '#tests/support/cloud/api-call.ts';
import { type HttpRequest, httpRequest } from '#tests/support/cloud/http.ts';

/** Milliseconds: a cold function behind a cold edge needs some of it. */
const PATIENCE = 30_000;

const siteConfig = z.object({
  stage: z.string(),
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
  origins: z.object({ consumer: z.string(), community: z.string() }),
});

export interface Site {
  /** Of the site, or of the API alone. */
  readonly origin: string;
  request(path: string, request?: HttpRequest, origin?: string): Promise<Response>;
  call<const D extends EndpointDefinition>(definition: D, request?: ApiRequest<D>): Promise<ApiAnswer<D>>;
}

export function siteAt(origin: string): Site {
  return {
    origin,
    request: (path, request, other = origin) => send(other, path, request),
    call: (definition, request) => callApi(origin, definition, request, send),
  };
}

/** The site's facts for browsers. */
export async function readConfig(site: Site): Promise<SiteConfig> {
  const response = await site.request('/config.json');
  if (response.status !== 200) throw new Error(`/config.json answered ${response.status}.`);
  const { userPoolEndpoint, ...config } = z.parse(siteConfig, await response.json());
  return { ...config, ...(userPoolEndpoint !== undefined && { userPoolEndpoint }) };
}

/** To an emulator each run is somebody else, as far as its limits by address go: many runs in an hour are as good as the first. */
const localAddress =
  process.platform === 'linux' ? `127.0.${randomInt(256)}.${randomInt(1, 255)}` : undefined;

/** Names that end in `localhost` are on this machine, whatever its resolver says. An origin may stand for a path below a host. */
async function send(origin: string, path: string, request: HttpRequest = {}): Promise<Response> {
  const { hostname, pathname, origin: root } = new URL(origin);
  const whole = pathname.replace(/\/$/, '') + path;
  if (hostname === '127.0.0.1' || hostname.endsWith('localhost'))
    return await httpRequest(root, whole, {
      ...request,
      ...(localAddress !== undefined && { localAddress }),
    });
  const { body, localAddress: _, ...rest } = request;
  return await fetch(root + whole, {
    ...rest,
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
}
