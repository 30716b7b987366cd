/**
 * The replies that a server-rendered page was made of. They travel with it, so that the browser starts where the server ended and
 * asks for nothing again.
 */
import type { RenderedWith } from '#shared/page-reads.ts';
import { ApiError } from './api-client.ts';
import { listKeyOf } from './list-keys.ts';

/** The element of the page that holds them, as JSON. */
export const PAGE_ANSWERS_ID = 'answers';

/** SWR's state of a call. */
interface KeptState {
  data?: unknown;
  error?: ApiError | undefined;
  isLoading: false;
  isValidating: false;
}

/** How long what came with the page counts as fresh. Milliseconds. */
const FRESH_FOR_MS = 30_000;

const fresh = new Set<string>();

/**
 * Whether this came with the page, and nothing that showed it has gone since: then it need not be read. Parts whose code comes late show it too.
 * @param address of the call
 */
export const isWithPage = (address: string): boolean => fresh.has(address);

/** To be called when something that showed it goes: who comes back to it reads it anew. */
export const leavePageAnswer = (address: string): void => void fresh.delete(address);

/**
 * Fills a cache of SWR's.
 * @param answers what the page says it was made of
 */
export function cacheOf(answers: RenderedWith['answers']): Map<string, KeptState> {
  const cache = new Map<string, KeptState>();
  for (const [address, answer] of Object.entries(answers)) {
    const settled = { isLoading: false, isValidating: false } as const;
    if ('data' in answer) {
      cache.set(address, { ...settled, data: answer.data });
      cache.set(listKeyOf(address), { ...settled, data: [answer.data] });
    } else {
      const { code, message, status } = answer.refused;
      const state = { ...settled, error: new ApiError(code, message, { status }) };
      cache.set(address, state);
      cache.set(listKeyOf(address), state);
    }
    fresh.add(address);
  }
  setTimeout(() => fresh.clear(), FRESH_FOR_MS);
  return cache;
}

function readPage(): RenderedWith | undefined {
  const text = document.getElementById(PAGE_ANSWERS_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Of the page that this browser was given; undefined where it was not rendered, and on the server itself. */
export const RENDERED_PAGE: RenderedWith | undefined = import.meta.env.SSR ? undefined : readPage();

/** @returns what was answered at this address, of a page that the server rendered */
export function answerWithPage<T>(address: string): T | undefined {
  const answer = RENDERED_PAGE?.answers[address];
  return answer && 'data' in answer ? dataOf<T>(answer) : undefined;
}

/** @returns what was answered, of the type that the caller knows by the address */
export const dataOf = <T>({ data }: { data: unknown }): T => data as T;
