import { expect } from 'vitest';
import { ERROR_STATUSES, type ErrorAnswer } from '#shared/contract/errors.ts';
import { readRefusal } from './read-refusal.ts';

/** Returns the documented error of a response, after checking the shape, status and headers that all refusals share. */
export async function refusalOf(response: Response): Promise<ErrorAnswer['error']> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  const error = readRefusal(response, text);
  expect(response.status).toBe(ERROR_STATUSES[error.code]);
  expect(error.requestId).toMatch(/^[\w-]{8,}$/);
  // The text must not reveal files, lines or libraries.
  expect(text).not.toMatch(/\.m?[jt]s:\d|node_modules|\bat \w+ \(|dynamo|zod|lambda/i);
  return error;
}
