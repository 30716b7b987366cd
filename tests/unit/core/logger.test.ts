import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, logger, publishMetrics } from '#lambdas/core/logger.ts';

const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'public-api');
  vi.stubEnv('STAGE', 'dev');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a log line', () => {
  it('contains level, function, time and the current context', () => {
    logger.info('answered', { requestId: 'r1', status: 200, endpoint: undefined });
    logger.warn('this stage sends no mail');
    expect(lines).toEqual([
      {
        level: 'INFO',
        message: 'answered',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        service: 'public-api',
        requestId: 'r1',
        status: 200,
      },
      expect.objectContaining({ level: 'WARN', message: 'this stage sends no mail' }),
    ]);
  });

  it('contains the place and type of an error, and no other data of it', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: '10.0.0.1' });
    logger.error('unexpected error', { error: new TypeError('nobody answered', { cause }) });
    expect(lines[0]).toMatchObject({
      level: 'ERROR',
      error: {
        name: 'TypeError',
        message: 'nobody answered',
        stack: expect.stringContaining('logger.test.ts'),
        cause: { name: 'Error', message: 'refused', code: 'ECONNREFUSED', stack: expect.any(String) },
      },
    });
    expect(JSON.stringify(lines)).not.toContain('10.0.0.1');
  });

  it('is written whatever the cause of an error contains', () => {
    const request: Record<string, unknown> = { body: 'a telephone number' };
    request.self = request;
    logger.error('unexpected error', { error: new Error('refused', { cause: request }) });
    expect(lines[0]).toMatchObject({ error: { message: 'refused' } });
    expect(JSON.stringify(lines)).not.toContain('a telephone number');
  });
});

describe('counts in the log', () => {
  it('become one line of metrics, once', () => {
    count('MailsSent');
    count('MailsSent', 2);
    count('ServerErrors');
    publishMetrics();
    publishMetrics();
    expect(lines).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            {
              Namespace: 'Creel',
              Dimensions: [['stage']],
              Metrics: [
                { Name: 'MailsSent', Unit: 'Count' },
                { Name: 'ServerErrors', Unit: 'Count' },
              ],
            },
          ],
        },
        stage: 'dev',
        MailsSent: 3,
        ServerErrors: 1,
      },
    ]);
  });
});
