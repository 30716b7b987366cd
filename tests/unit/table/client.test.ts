import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { tableClient } from '#lambdas/table/client.ts';
import { RESPONSE_TIMEOUT_MS } from '#lambdas/table/connection.ts';
import { API_FUNCTIONS } from '#shared/contract/endpoint.ts';
import { refusal, type ScriptedTable, startScriptedTable } from '#tests/support/cloud/scripted-table.ts';

let table: ScriptedTable;
beforeAll(async () => {
  table = await startScriptedTable();
});
afterAll(() => table.close());
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDTEST');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  // Avoids waiting between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const Key = { pk: 'a', sk: 'b' };
const get = () => tableClient.send('GetItem', { TableName: 'creel', Key });
const item = { ...Key, Key: 'an attribute', counts: [1, { of: 2.5 }], tags: new Set(['x']), gone: null };
const itemOnTheWire = {
  pk: { S: 'a' },
  sk: { S: 'b' },
  Key: { S: 'an attribute' },
  counts: { L: [{ N: '1' }, { M: { of: { N: '2.5' } } }] },
  tags: { SS: ['x'] },
  gone: { NULL: true },
};

describe('a request to the table', () => {
  it('contains attributes in DynamoDB’s format, without undefined ones', async () => {
    table.answer({ body: {} });
    await tableClient.send('PutItem', { TableName: 'creel', Item: { ...item, absent: undefined } });
    expect(table.requests).toMatchObject([{ operation: 'PutItem' }]);
    expect(table.requests[0]?.body).toEqual({ TableName: 'creel', Item: itemOnTheWire });
  });

  it('returns attributes as JavaScript values', async () => {
    table.answer({ body: { Items: [itemOnTheWire], Count: 1, LastEvaluatedKey: { pk: { S: 'a' } } } });
    const input = { TableName: 'creel', KeyConditionExpression: 'pk = :p' };
    expect(await tableClient.send('Query', input)).toEqual({
      Items: [item],
      Count: 1,
      LastEvaluatedKey: { pk: 'a' },
    });
  });

  it('is signed for its region with the current credentials', async () => {
    table.answer({ body: {} });
    await get();
    expect(table.requests[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/eu-west-1\/dynamodb\/aws4_request, SignedHeaders=/,
    );
    expect(table.requests[0]?.headers).not.toHaveProperty('x-amz-security-token');
    vi.stubEnv('AWS_SESSION_TOKEN', 'a session');
    await get();
    expect(table.requests[1]?.headers['x-amz-security-token']).toBe('a session');
    expect(table.requests[1]?.headers.authorization).toContain('x-amz-security-token');
  });
});

describe('a request with a temporary failure', () => {
  it.each([
    ['a busy table', refusal('ProvisionedThroughputExceededException')],
    ['a broken one', refusal('InternalServerError', {}, 500)],
    ['something in between', { status: 503, text: '<html>Service Unavailable</html>' }],
    ['a connection that breaks', 'broken off' as const],
  ])('is sent again: %s', async (_, fault) => {
    table.answer(fault, fault, { body: { Item: itemOnTheWire } });
    expect((await get()).Item).toEqual(item);
    expect(table.requests).toHaveLength(3);
  });

  it('fails if the failure remains', async () => {
    table.answer(refusal('ThrottlingException'));
    await expect(get()).rejects.toMatchObject({ name: 'ThrottlingException', message: 'Refused' });
    expect(table.requests).toHaveLength(3);
    table.answer({ status: 503, text: 'Service Unavailable' });
    await expect(get()).rejects.toMatchObject({ name: 'TableError', status: 503 });
    table.answer('broken off');
    await expect(get()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('has the same token for the same transaction, and another for the next one', async () => {
    const input = { TransactItems: [{ Put: { TableName: 'creel', Item: item } }] };
    table.answer('broken off', { body: {} });
    await tableClient.send('TransactWriteItems', input);
    await tableClient.send('TransactWriteItems', input);
    const [first, repeat, second] = table.requests.map(({ body }) => body.ClientRequestToken);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(repeat).toBe(first);
    expect(second).not.toBe(first);
  });
});

it('a table that never answers leaves a function time to say so', () => {
  const attempts = 3;
  for (const name of API_FUNCTIONS)
    expect(attempts * RESPONSE_TIMEOUT_MS, name).toBeLessThan(1000 * FUNCTIONS[name].timeout);
});

it('a refused request is not sent again', async () => {
  table.answer(refusal('ConditionalCheckFailedException'));
  await expect(get()).rejects.toMatchObject({ name: 'ConditionalCheckFailedException', status: 400 });
  expect(table.requests).toHaveLength(1);
});
