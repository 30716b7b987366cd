/** An email whose answer from SES was lost may have been sent, so it is not tried again at once. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { QUEUES } from '#shared/deployment/queues.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const { mails } = QUEUES;
await useLoneTable();

let sent = 0;
let answer: (response: ServerResponse) => unknown;
const pauses: number[] = [];
/** SES, and the queue of emails. */
const server = createServer(async (message, response) => {
  const body = await text(message);
  if (message.url?.startsWith('/ses')) {
    sent += 1;
    answer(response);
    return;
  }
  pauses.push(JSON.parse(body).VisibilityTimeout);
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
Object.assign(process.env, {
  AWS_ENDPOINT_URL_SES: `${origin}/ses`,
  AWS_ENDPOINT_URL_SQS: origin,
  [mails.address]: `${origin}/mails`,
  CONSUMER_SENDER: 'no-reply@creel.example',
  COMMUNITY_SENDER: 'no-reply@creel.example',
  CONSUMER_MAILBOX: 'hello@creel.example',
  COMMUNITY_MAILBOX: 'community@creel.example',
  CONSUMER_ORIGIN: origin,
  COMMUNITY_ORIGIN: origin,
  STAGE: 'test',
});
afterAll(() => server.close());

const { consumeMessages } = await import('#lambdas/jobs/consume.ts');
const { sendOnce } = await import('#lambdas/mail/send-once.ts');
const { wordsIn } = await import('#lambdas/mail/words-in.ts');

/** Delivers a message of the queue for the second time, and returns how often SES was asked and the pause that follows. */
async function deliver(id: string) {
  sent = 0;
  pauses.length = 0;
  const words = await wordsIn('en');
  const mail = {
    to: 'ruth@creel.example',
    subject: 'Cod',
    flavour: 'consumer',
    words,
    title: 'Cod',
    body: [],
  } as const;
  const handle = consumeMessages(['mails'], async () => void (await sendOnce(id, 'message', mail)));
  const record = {
    messageId: id,
    receiptHandle: id,
    body: '{}',
    eventSourceARN: 'arn:aws:sqs:us-east-1:0:mails',
  };
  const { batchItemFailures } = await handle({
    Records: [{ ...record, attributes: { ApproximateReceiveCount: '2' } }],
  } as unknown as Parameters<typeof handle>[0]);
  return { sent, failed: batchItemFailures.length, pauses: [...pauses] };
}

it('an email whose answer was lost is sent once, and again after the longest pause', async () => {
  answer = (response) => response.destroy();
  expect(await deliver('lost')).toEqual({ sent: 1, failed: 1, pauses: [mails.maxPauseSeconds] });
});

it('an email that SES refuses is tried at once, and again after the usual pause', async () => {
  answer = (response) =>
    response.writeHead(500).end('<ErrorResponse><Error><Code>InternalFailure</Code></Error></ErrorResponse>');
  expect(await deliver('refused')).toEqual({ sent: 2, failed: 1, pauses: [2 * mails.firstPauseSeconds] });
});
