import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let answer: { status: number; body: object };
let asked: { target: unknown; authorization: unknown; body: unknown }[];
const server = createServer(async (request, response) => {
  const { 'x-amz-target': target, authorization } = request.headers;
  asked.push({ target, authorization, body: JSON.parse(await text(request)) });
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});

const spent = (Amount: string, Unit = 'USD') => ({
  status: 200,
  body: { Budget: { BudgetName: 'month', CalculatedSpend: { ActualSpend: { Amount, Unit } } } },
});
const NOON = new Date('2026-11-22T12:00:00Z');
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

/** Imports the module anew, as in a function that was just started. */
const start = async () => (await import('#lambdas/overview/month-cost.ts')).readMonthCost;

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_BUDGETS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('BUDGET_ARN', 'arn:aws:budgets::111111111111:budget/month');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('reads the stage’s budget with a signed request, once in four hours', async () => {
  answer = spent('41.3072');
  const readMonthCost = await start();
  expect(await readMonthCost(NOON)).toBe(41.3072);
  answer = spent('50');
  expect(await readMonthCost(hoursLater(3))).toBe(41.3072);
  expect(asked).toEqual([
    {
      target: 'AWSBudgetServiceGateway.DescribeBudget',
      authorization: expect.stringMatching(/Credential=key\/\d+\/us-east-1\/budgets\/aws4_request/),
      body: { AccountId: '111111111111', BudgetName: 'month' },
    },
  ]);
  expect(await readMonthCost(hoursLater(5))).toBe(50);
});

it.each([
  ['is refused', { status: 400, body: { __type: 'AccessDeniedException' } }],
  ['knows no sum yet', { status: 200, body: { Budget: { BudgetName: 'month' } } }],
  ['counts in another currency', spent('41', 'EUR')],
])('returns nothing if the response %s, and tries again', async (_, given) => {
  answer = given;
  const readMonthCost = await start();
  expect(await readMonthCost(NOON)).toBeUndefined();
  answer = spent('41');
  expect(await readMonthCost(NOON)).toBe(41);
});

it('sends no request if the stage has no budget', async () => {
  vi.stubEnv('BUDGET_ARN', 'none');
  const readMonthCost = await start();
  expect(await readMonthCost(NOON)).toBeUndefined();
  expect(asked).toEqual([]);
});
