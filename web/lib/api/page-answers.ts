/**
 * The responses that a server-rendered page was made of. The page contains them, so that the browser continues from the
 * server's state without further requests.
 */
import type { RenderedWith } from '#shared/page-reads.ts';
import { ApiError } from './api-client.ts';
import { listKeyOf } from './list-keys.ts';

/** The element of the page that contains them, as JSON. */
export const PAGE_ANSWERS_ID = 'answers';

/** SWR's state of a request. */
interface KeptState {
  data?: unknown;
  error?: ApiError | undefined;
  isLoading: false;
  isValidating: false;
}

/** How long responses within the page count as fresh. Milliseconds. */
const FRESH_FOR_MS = 30_000;

const fresh = new Set<string>();

/**
 * Whether the page contains this response, and no component that showed it has been removed since. In that case it
 * needn't be read. Lazily loaded components can use it too.
 * @param address of the request
 */
export const isWithPage = (address: string): boolean => fresh.has(address);

/** To be called when a component that showed it is removed, so that it is read again when the person comes back. */
export const leavePageAnswer = (address: string): void => void fresh.delete(address);

/**
 * Fills a cache for SWR.
 * @param answers the responses within the page
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

/**
 * The data within this browser's page; undefined if the page was not rendered by the server, and on the server itself.
 */
export const RENDERED_PAGE: RenderedWith | undefined = import.meta.env.SSR ? undefined : readPage();

/** @returns the response at this address within a server-rendered page */
export function answerWithPage<T>(address: string): T | undefined {
  const answer = RENDERED_PAGE?.answers[address];
  return answer && 'data' in answer ? dataOf<T>(answer) : undefined;
}

/** @returns the response's data, with the type that the caller knows from the address */
export const dataOf = <T>({ data }: { data: unknown }): T => data as T;
