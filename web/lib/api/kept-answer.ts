import { READ_AT } from './read-times.ts';

/** What a page was rendered with, or read, before the service worker was there to keep it. */
export interface EarlierReads {
  /** By address: only what anyone may read. */
  answers: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  readAt: number;
}

/** An answer as it is kept for a time without a network. @param readAt milliseconds since the epoch */
export const keptAnswer = (answer: unknown, readAt: number): Response =>
  new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/json', [READ_AT]: String(readAt) },
  });
