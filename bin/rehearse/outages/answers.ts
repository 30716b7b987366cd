/** Judges the answers that people get while a dependency is down. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { ApiAnswer } from '#tests/support/cloud/api-call.ts';
import { apiErrors } from '#words/general/api-errors.ts';

export interface Seen {
  /** `served`, a code of the API's errors, or another sentence. */
  what: string;
  /** Why it is no answer that people should get. */
  problem?: string;
}

const SERVED: Seen = { what: 'served' };

/** Refusals by an outage. Any other would blame the person. */
const OF_OUTAGES = ['internal', 'too_many_requests'] as const;

export function seenIn(answer: ApiAnswer<EndpointDefinition>): Seen {
  if (answer.status < 300) return SERVED;
  if (isOfEdge(answer.headers)) return { what: `${answer.status} of the edge` };
  const { code, message } = answer.error;
  const expected = OF_OUTAGES.find((each) => each === code);
  if (!expected) return { what: code, problem: `was refused with ${code}: ${message}` };
  if (message !== apiErrors[expected])
    return { what: code, problem: `was refused in other words: ${message}` };
  // The gateway's own refusal has no such header; the app goes by the status.
  const isOwn = answer.headers.get('cache-control') === 'private, no-store';
  const isTold = answer.headers.get('retry-after') !== null;
  return code === 'too_many_requests' && isOwn && !isTold
    ? { what: code, problem: 'was not told when to try again' }
    : { what: code };
}

/** CloudFront's own page about an origin that fails: the app goes by the status and shows its own words. */
const isOfEdge = (headers: Headers) => headers.get('content-type')?.startsWith('text/html') === true;

/** A page of the site has to be one, rendered, kept by the edge, or the app's shell. */
export async function seenOnPage(response: Response): Promise<Seen> {
  const text = await response.text();
  const isPage = response.status === 200 && text.includes('<title>') && text.includes('</html>');
  return isPage
    ? SERVED
    : { what: `page ${response.status}`, problem: `the page was blank: ${response.status}` };
}

/** People do not wait longer than this for a service without an answer. Milliseconds. */
const PATIENCE_MS = 5_000;

/** Of services that browsers ask themselves: the app shows its own words. */
export async function seenOfService(name: string, asked: Promise<unknown>): Promise<Seen> {
  const given = asked.then(
    () => SERVED,
    () => ({ what: `no ${name}` }),
  );
  return await Promise.race([given, sleep(PATIENCE_MS, { what: `no ${name}` }, { ref: false })]);
}
