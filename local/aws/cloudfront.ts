/** Stands in for the parts of CloudFront's API that the product calls: invalidations, which it also records. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Invalidations {
  /** The paths of each request so far. */
  readonly requested: readonly (readonly string[])[];
  handle(message: IncomingMessage, response: ServerResponse): Promise<void>;
}

const OPERATION = /\/2020-05-31\/distribution\/[\w-]+\/invalidation$/;

/** @param forget removes these paths from the edge's cache */
export function createInvalidations(forget: (paths: readonly string[]) => void): Invalidations {
  const requested: string[][] = [];
  return {
    requested,
    async handle(message, response) {
      const body = await text(message);
      if (message.method !== 'POST' || !OPERATION.test(message.url ?? '')) {
        response
          .writeHead(400)
          .end('<ErrorResponse><Error><Code>InvalidAction</Code></Error></ErrorResponse>');
        return;
      }
      const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => path);
      requested.push(paths);
      forget(paths);
      const answer = `<Invalidation><Id>I${requested.length}</Id><Status>Completed</Status></Invalidation>`;
      response.writeHead(201, { 'content-type': 'text/xml' }).end(answer);
    },
  };
}
