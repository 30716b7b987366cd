/** Sends requests at a steady rate and notes what came of each. */
import autocannon from 'autocannon';

/** The part that a request plays in a visit. `reserve` may be refused because there is no fish left. */
export type Kind = 'page' | 'list' | 'person' | 'post' | 'message' | 'reserve';

export interface Ask {
  kind: Kind;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  kind: Kind;
  status: number;
  /** Whether the edge had it, so that no function was started. */
  atEdge: boolean;
}

export interface Fired {
  asked: number;
  answers: readonly Answered[];
  /** Milliseconds from sending a request to the end of its response. */
  p50: number;
  p99: number;
  bytes: number;
  seconds: number;
}

const MAX_CONNECTIONS = 50;

/** @param seconds in which all are sent, if the site keeps up */
export async function fire(url: string, asks: readonly Ask[], seconds: number): Promise<Fired> {
  const answers: Answered[] = [];
  const rate = Math.max(1, Math.round(asks.length / seconds));
  const connections = Math.min(MAX_CONNECTIONS, rate, asks.length);
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    amount: asks.length,
    overallRate: rate,
    timeout: 30,
    // It would add a sample for each millisecond of a response.
    ignoreCoordinatedOmission: true,
    setupClient(client) {
      const first = opened++;
      const own = asks.filter((_, index) => index % connections === first);
      client.setRequests(own.map((ask) => noting(ask, answers)));
    },
  });
  const { p50, p99 } = result.latency;
  return { asked: asks.length, answers, p50, p99, bytes: result.throughput.total, seconds: result.duration };
}

function noting({ kind, ...request }: Ask, answers: Answered[]): autocannon.Request {
  return {
    method: 'GET',
    ...request,
    onResponse: (status, _body, _context, headers) => {
      const cache = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-cache')?.[1];
      answers.push({ kind, status, atEdge: String(cache ?? '').startsWith('Hit') });
    },
  };
}

/** Mixes lists so that each is spread over the whole time. */
export function spread(lists: readonly (readonly Ask[])[]): Ask[] {
  return lists
    .flatMap((list) => list.map((ask, index) => ({ ask, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ ask }) => ask);
}
