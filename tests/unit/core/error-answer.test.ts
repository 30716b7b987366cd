import { describe, expect, it } from 'vitest';
import { errorAnswerOf } from '#lambdas/core/error-answer.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { apiErrors } from '#words/general/api-errors.ts';

function answerTo(thrown: unknown) {
  const { statusCode, headers, body = '' } = errorAnswerOf(thrown, 'request-1');
  return { status: statusCode, headers, error: JSON.parse(body).error };
}

describe('a thrown error', () => {
  it('of the app becomes its code, message and issues', () => {
    expect(answerTo(fieldError('meals', 'Too many'))).toMatchObject({
      status: 422,
      error: {
        code: 'invalid_fields',
        message: 'Too many',
        requestId: 'request-1',
        issues: [{ path: 'meals', message: 'Too many' }],
      },
    });
    expect(answerTo(new AppError('not_found')).error).toEqual({
      code: 'not_found',
      message: apiErrors.not_found,
      requestId: 'request-1',
    });
  });

  it('of any other kind becomes a 500 without details', () => {
    const secret = new Error('password of the database is hunter2', { cause: new Error('at index.mjs:12') });
    for (const thrown of [secret, 'hunter2', undefined, null, { code: 'not_found', message: 'hunter2' }]) {
      const { status, error } = answerTo(thrown);
      expect(status).toBe(500);
      expect(error).toEqual({ code: 'internal', message: apiErrors.internal, requestId: 'request-1' });
    }
  });

  it.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestThrottled',
    'TooManyRequestsException',
  ])('of a busy table (%s) asks to retry in a second', (name) => {
    const { status, headers, error } = answerTo(Object.assign(new Error('slow down'), { name }));
    expect({ status, code: error.code, retryAfter: headers?.['retry-after'] }).toEqual({
      status: 429,
      code: 'too_many_requests',
      retryAfter: '1',
    });
  });

  it('is never cached', () => {
    expect(answerTo(new AppError('not_found')).headers?.['cache-control']).toBe('private, no-store');
  });

  it('has a Retry-After header only if the time is known', () => {
    expect(answerTo(new AppError('too_many_requests', undefined, { retryAfter: 30 })).headers).toHaveProperty(
      'retry-after',
      '30',
    );
    expect(answerTo(new AppError('conflict')).headers).not.toHaveProperty('retry-after');
  });
});
