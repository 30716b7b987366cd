import { once } from 'node:events';
import { createServer } from 'node:http';
import { send } from '#local/edge/answer.ts';
import { createGateway, type GatewayOptions } from '#local/gateway/gateway.ts';
import { type HttpRequest, httpRequest } from '#tests/support/cloud/http.ts';

/** An HTTP API payload 2.0 event, as far as the tests read it. */
export interface GatewayEvent {
  routeKey: string;
  rawPath: string;
  rawQueryString: string;
  headers: Record<string, string>;
  queryStringParameters?: Record<string, string>;
  pathParameters?: Record<string, string>;
  requestContext: {
    authorizer?: { jwt: { claims: Record<string, string>; scopes: null } };
    http: { method: string; path: string; sourceIp: string; userAgent: string; protocol: string };
    requestId: string;
    stage: string;
    time: string;
    timeEpoch: number;
  };
  body?: string;
  isBase64Encoded: boolean;
}

export interface TestGateway {
  request(path: string, request?: HttpRequest): Promise<Response>;
  /** The event of the last request that reached a function. */
  lastEvent(): GatewayEvent;
  close(): void;
}

/** A gateway over HTTP whose one function is `answer`. */
export async function startGateway(
  answer: (event: GatewayEvent) => unknown,
  options: Partial<GatewayOptions> & Pick<GatewayOptions, 'routes'>,
): Promise<TestGateway> {
  let last: GatewayEvent | undefined;
  const gateway = createGateway({
    invoke: async (_name, event) => {
      // As JSON, in which a function gets it.
      const received: GatewayEvent = JSON.parse(JSON.stringify(event));
      last = received;
      return await answer(received);
    },
    verify: async () => ({}),
    now: Date.now,
    ...options,
  });
  const server = createServer(async (message, response) => {
    await send(message, response, await gateway(message));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  return {
    request: (path, request) => httpRequest(origin, path, request),
    lastEvent() {
      if (!last) throw new Error('No request reached a function.');
      return last;
    },
    close: () => void server.close(),
  };
}
