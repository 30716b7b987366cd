import { READ_AT } from './read-times.ts';

/** A response in the form in which it is stored for offline use. @param readAt milliseconds since the epoch */
export const keptAnswer = (answer: unknown, readAt: number): Response =>
  new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/json', [READ_AT]: String(readAt) },
  });
