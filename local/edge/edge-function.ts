import type { IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';
import { addressOf } from '../gateway/event.ts';

/** What a viewer request function may answer instead of letting the request through. */
export interface EdgeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface EdgeHeaders {
  [name: string]: { value: string };
}

interface EdgeResult {
  uri?: string;
  statusCode?: number;
  headers?: EdgeHeaders;
  body?: string;
}

/** Runs on a request: changes its path and headers in place, or answers it. */
export type EdgeFunction = (message: IncomingMessage) => EdgeAnswer | undefined;

/**
 * Runs the source of a CloudFront Function (viewer request). As there, it sees nothing of the machine it runs on.
 * @param code defines `handler(event)`
 */
export function createEdgeFunction(code: string): EdgeFunction {
  const context = createContext({});
  new Script(code, { filename: 'viewer-request.js' }).runInContext(context);
  const handler: (event: object) => EdgeResult = new Script('handler').runInContext(context);
  return (message) => {
    const [path = '/', query] = (message.url ?? '/').split(/\?(.*)/s);
    const result = handler({
      version: '1.0',
      viewer: { ip: addressOf(message) },
      request: toRequest(message, path, query),
    });
    if (result.statusCode !== undefined)
      return { status: result.statusCode, headers: plain(result.headers ?? {}), body: result.body ?? '' };
    message.url = query === undefined ? (result.uri ?? path) : `${result.uri ?? path}?${query}`;
    setHeaders(message, plain(result.headers ?? {}));
    return undefined;
  };
}

/** Puts them in the place of those that were sent. */
export function setHeaders(message: IncomingMessage, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    message.headers[name] = value;
    message.headersDistinct[name] = [value];
  }
}

function toRequest(message: IncomingMessage, uri: string, query = ''): object {
  const headers: EdgeHeaders = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = { value: values.join(',') };
  }
  return { method: message.method, uri, querystring: toQuerystring(query), headers, cookies: {} };
}

/** As it was sent, percent signs and all; of several of one name the last. */
function toQuerystring(query: string): EdgeHeaders {
  const found: EdgeHeaders = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    found[name] = { value };
  }
  return found;
}

function plain(headers: EdgeHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
