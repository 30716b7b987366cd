import { READ_AT } from './read-times.ts';

/** An answer as it is kept for a time without a network. @param readAt milliseconds since the epoch */
export const keptAnswer = (answer: unknown, readAt: number): Response =>
  new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/json', [READ_AT]: String(readAt) },
  });
