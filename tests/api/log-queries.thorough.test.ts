/** Each query of docs/operations.md, on the logs of functions to which it happened. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { accountMail } from '#lambdas/people/jobs.ts';
import { rateCount } from '#lambdas/table/rate-limit.ts';
import { LOGGED } from '#lib/api/api.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { CALL_LIMITS, HOUR } from '#shared/limits.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { upload } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { readLogLines, readLogQueries, runQuery } from '#tests/support/log-queries.ts';
import { addDevice, push } from '#tests/support/push-devices.ts';
import { addWebhook, NO_RECEIVER } from '#tests/support/webhooks.ts';

const directory = mkdtempSync(join(tmpdir(), 'creel-logs-'));
let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['public-api', 'share-render'], directory);
  return cloud;
});

/** Lines that AWS writes itself, by its documentation. */
const LINES_OF_AWS = [
  { ...LOGGED, requestId: 'throttled', route: 'GET /api/home', status: 429, error: 'THROTTLED' },
  reportOf({ status: 'success', metrics: { initDurationMs: 250, maxMemoryUsedMB: 120 } }),
  reportOf({ status: 'timeout', metrics: { maxMemoryUsedMB: 511 } }),
];

function reportOf(record: { status: string; metrics: Record<string, number> }) {
  const metrics = Object.entries(record.metrics).map(([name, value]) => [`record.metrics.${name}`, value]);
  const log = '123456789012:Creel-prod-publicapi';
  return {
    type: 'platform.report',
    '@log': log,
    'record.status': record.status,
    ...Object.fromEntries(metrics),
  };
}

const QUERIES = readLogQueries();
let failedRequestId = '';

const ask = (question: string) =>
  runQuery((QUERIES.get(question) ?? '').replace('<request id>', failedRequestId), [
    ...readLogLines(join(directory, 'logs')),
    ...LINES_OF_AWS,
  ]);

it.beforeAll(async () => {
  await failToServe();
  await refuse();
  await failInBackground();
  await cloud.settled();
  cloud.failures.length = 0;
}, 120_000);

async function failToServe(): Promise<void> {
  cloud.dynamoDb.fail(() => true, FAULTS.dynamoDb.failed);
  failedRequestId = (await cloud.call(getHome)).error.requestId;
  await cloud.runtime.invoke('walk-site', {}).catch(() => undefined);
  cloud.dynamoDb.lift();
}

async function refuse(): Promise<void> {
  const person = await cloud.createUser();
  const { userId, accessToken: token } = person;
  await cloud.call(getUpload, { token, params: { uploadId: '01J00000000000000000000000' } });
  await upload(cloud, person, { file: Buffer.from('no photo') });
  const start = Math.floor(cloud.clock.now() / HOUR) * HOUR;
  const isFull = { hits: CALL_LIMITS.upload.max, expiresAt: Math.floor((start + 2 * HOUR) / 1000) };
  await putItems(
    cloud,
    [start, start + HOUR].map((each) => ({
      ...rateCount.item({ name: 'upload', who: userId, start: String(each) }, isFull),
    })),
  );
  await cloud.call(createUpload, { token, body: { kind: 'catch', contentType: 'image/jpeg', size: 1 } });
  await cloud.signUp({ proof: '2026-11-24 1' }).catch(() => undefined);
}

const welcome = (to: string) =>
  accountMail.of({ id: to, to, flavour: 'consumer', content: { type: 'welcome', name: '' } });

async function failInBackground(): Promise<void> {
  const bounced = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@creel.example' }] };
  const Message = JSON.stringify({ eventType: 'Bounce', bounce: bounced });
  await cloud.runtime.invoke('record-mail-feedback', { Records: [{ Sns: { Message } }] });
  await runJobs(cloud, welcome('nobody'), welcome('gone@creel.example'));
  cloud.mailbox.breakDown();
  await runJobs(cloud, welcome('ada@creel.example'));
  cloud.mailbox.repair();
  const person = await cloud.createUser();
  cloud.pushService.refuseWith((await addDevice(cloud, person)).endpoint, 400);
  await push(cloud, person);
  await addWebhook(cloud, await aKitchen(cloud), { address: NO_RECEIVER });
  // A listing in an invalid format, and due work of a kind that doesn't exist.
  const minute = new Date(cloud.clock.now()).toISOString().slice(0, 16);
  await putItems(cloud, [
    { pk: 'PLEDGES', sk: '01J00000000000000000000000', card: { location: 7, species: null } },
    { pk: `DUE#${minute}Z`, sk: 'unknown#one' },
  ]);
  await cloud.runDue().catch(() => undefined);
}

/** A row that the query has to return for each question of the page. */
const ANSWERS: Readonly<Record<string, object>> = {
  'Which request was it, and what did its function say?': {
    message: 'unexpected error',
    'error.name': 'InternalServerError',
    'error.stack': expect.stringContaining('public-api'),
  },
  'Which errors did nobody expect?': { service: 'public-api', 'error.name': 'InternalServerError' },
  'What is refused most?': { endpoint: 'getUpload', status: 404, code: 'not_found', refusals: 1 },
  'Whom do limits stop, and since when?': {
    endpoint: 'createUpload',
    code: 'too_many_requests',
    'bin(10m)': expect.stringMatching(/:\d0:00\.000Z$/),
  },
  'What does the API refuse before a function runs?': { route: 'GET /api/home', error: 'THROTTLED' },
  'Which endpoints and pages are slowest?': {
    endpoint: 'getHome',
    calls: expect.any(Number),
    p99: expect.any(Number),
  },
  'What costs most?': { endpoint: 'createUpload', service: expect.any(String), busy: expect.any(Number) },
  'How often does a function start, and how long does that take?': { starts: 1, p99: 250 },
  'Which functions ended without an answer?': { 'record.status': 'timeout', megabytes: 511 },
  'Which jobs fail?': { queue: 'mails', 'error.name': 'MailNotSent', attempts: 1 },
  'Which reactions and due work fail?': { message: 'due work failed', sk: 'unknown#one' },
  'Which emails were given up, and why?': { mail: 'mail', reason: expect.any(String), emails: 1 },
  'Which emails were not sent on purpose?': { reason: expect.any(String), emails: 1 },
  'How many emails bounced?': { bounceType: 'Permanent', emails: 1 },
  'What did push services refuse?': { reason: 'status 400', notifications: 1 },
  'Which webhooks fail?': { problem: expect.any(String), webhookId: expect.any(String) },
  'Which sign-ups were refused?': { reason: 'unproved', refusals: 1 },
  'Which photos were refused?': { reason: 'wrongType', photos: 1 },
  'What did the site’s walk find?': { step: '/login', 'error.message': 'The page was not rendered.' },
};

it('has a query for each question', () => {
  expect([...QUERIES.keys()]).toEqual(Object.keys(ANSWERS));
});

it.each(Object.entries(ANSWERS))('answers from the logs: %s', async (question, row) => {
  // Functions write their logs a little later than they respond.
  await expect.poll(() => ask(question)).toContainEqual(expect.objectContaining(row));
});

it('finds reactions that failed, too', async () => {
  const failed = {
    message: 'a reaction failed',
    reaction: expect.any(String),
    'error.message': expect.any(String),
  };
  await expect
    .poll(() => ask('Which reactions and due work fail?'))
    .toContainEqual(expect.objectContaining(failed));
});
