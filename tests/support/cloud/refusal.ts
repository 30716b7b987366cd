import { expect } from 'vitest';
import { ERROR_STATUSES, type ErrorAnswer } from '#shared/contract/errors.ts';
import { readRefusal } from './read-refusal.ts';

/** The documented error of an answer, after checking what is true of every refusal: its shape, its status, its headers. */
export async function refusalOf(response: Response): Promise<ErrorAnswer['error']> {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  const error = readRefusal(response, text);
  expect(response.status).toBe(ERROR_STATUSES[error.code]);
  expect(error.requestId).toMatch(/^[\w-]{8,}$/);
  // No file, line or library of ours is anybody's business.
  expect(text).not.toMatch(/\.m?[jt]s:\d|node_modules|\bat \w+ \(|dynamo|zod|lambda/i);
  return error;
}
