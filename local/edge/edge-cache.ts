/** Caches responses like the distribution: for the period that they name, and until they are invalidated. */
import CachePolicy from 'http-cache-semantics';
import type { Answer } from './answer.ts';

export interface EdgeCache {
  /**
   * Returns the cached response for the key, or else the origin's. Simultaneous requests for the same key cause one
   * request to the origin.
   * @param target path and query of the request to the origin, which invalidations match
   * @param ask requests the response from the origin
   */
  answer(key: string, target: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** For HEAD requests: the cached response, or else the origin's, which is not cached because it has no body. */
  head(key: string, target: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** @param patterns targets; a final `*` matches any rest */
  forget(patterns: readonly string[]): void;
}

export interface EdgeCacheOptions {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Called if the origin failed while a stale response was served. */
  onError(error: unknown): void;
}

interface Kept {
  target: string;
  policy: CachePolicy;
  answer: Answer;
}

/** The oldest response is dropped first, so that the cache can't fill the machine's memory. */
const MAX_KEPT = 2000;

type Outcome = 'Hit' | 'Miss' | 'RefreshHit';

export function createEdgeCache({ now, onError }: EdgeCacheOptions): EdgeCache {
  class Policy extends CachePolicy {
    now(): number {
      return now();
    }
  }
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<Answer>>();
  let timesForgotten = 0;

  const policyOf = (target: string, answer: Answer) => {
    const policy = new Policy({ url: target, method: 'GET', headers: {} }, answer);
    return policy.storable() && policy.timeToLive() > 0 ? policy : undefined;
  };

  const keep = async (key: string, target: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const before = timesForgotten;
    const answer = await ask().catch((error: unknown) => {
      if (!kept.has(key)) throw error;
      onError(error);
    });
    // CloudFront serves its copy, however old, if the origin fails.
    const copy = kept.get(key);
    if (copy && (!answer || answer.status >= 500)) return marked(copy.answer, 'RefreshHit');
    if (!answer) throw new Error('The origin failed, and its copy was just forgotten.');
    const policy = policyOf(target, answer);
    kept.delete(key);
    // A response read before an invalidation may contain the invalidated content.
    if (before !== timesForgotten || !policy) return answer;
    kept.set(key, { target, policy, answer });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };

  const askOnce = async (key: string, target: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const running = asking.get(key);
    if (running) {
      // The first visitor may have disconnected, which ends their request.
      const answer = await running.catch(() => undefined);
      // As with CloudFront, a response that must not be kept is for its own visitor only.
      return answer && (policyOf(target, answer) || kept.has(key)) ? answer : await keep(key, target, ask);
    }
    const started = keep(key, target, ask).finally(() => asking.delete(key));
    asking.set(key, started);
    return await started;
  };

  const find = (key: string, target: string) => {
    const found = kept.get(key);
    const { response, revalidation } =
      found?.policy.evaluateRequest({ url: target, method: 'GET', headers: {} }) ?? {};
    if (!found || !response) return undefined;
    const headers = { ...found.answer.headers, age: `${Math.floor(found.policy.age())}` };
    return {
      isStale: revalidation !== undefined,
      answer: marked({ ...found.answer, headers }, revalidation ? 'RefreshHit' : 'Hit'),
    };
  };

  return {
    async answer(key, target, ask) {
      const found = find(key, target);
      if (!found) return marked(await askOnce(key, target, ask), 'Miss');
      if (found.isStale) void askOnce(key, target, ask).catch(onError);
      return found.answer;
    },
    async head(key, target, ask) {
      return find(key, target)?.answer ?? marked(await ask(), 'Miss');
    },
    forget(patterns) {
      timesForgotten += 1;
      for (const [key, { target }] of kept) {
        if (patterns.some((pattern) => isMeant(pattern, target))) kept.delete(key);
      }
    },
  };
}

function isMeant(pattern: string, target: string): boolean {
  return pattern.endsWith('*') ? target.startsWith(pattern.slice(0, -1)) : target === pattern;
}

/** Adds the header with CloudFront's wording, if the response has none. */
function marked(answer: Answer, outcome: Outcome): Answer {
  return { ...answer, headers: { 'x-cache': `${outcome} from cloudfront`, ...answer.headers } };
}
