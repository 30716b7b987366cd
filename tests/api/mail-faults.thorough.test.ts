/** A mail whose sending meets a table that fails, also one that does as it is told and answers that it did not. */
import { expect } from 'vitest';
import { accountMail } from '#lambdas/people/jobs.ts';
import { FAULTS, type WireRequest } from '#tests/support/faults.ts';
import { type FaultyCloud, SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/faulty-cloud.ts';
import { it, useOwnCloud } from '#tests/support/fixtures.ts';

let cloud: FaultyCloud;
useOwnCloud(async () => {
  cloud = await startFaultyCloud(['send-mails']);
  return cloud;
});

/** Gives the mail to its function as the queue does: until it is done, each time as given out once more. */
async function sendFromQueue(name: string): Promise<void> {
  const { payload } = accountMail.of({
    id: name,
    to: `${name}@creel.example`,
    flavour: 'consumer',
    kind: 'pledges',
    content: { type: 'welcome', name: 'Ruth Alder' },
  });
  const message = {
    messageId: name,
    receiptHandle: name,
    body: JSON.stringify({ name: accountMail.name, payload }),
  };
  for (let receives = 1; receives < 4; receives++) {
    const attributes = { ApproximateReceiveCount: String(receives) };
    const answer = await cloud.runtime.invoke('send-mails', { Records: [{ ...message, attributes }] });
    cloud.dynamoDb.lift();
    if (Object(answer).batchItemFailures.length === 0) return;
  }
  throw new Error('The mail was never done');
}

const mailsOf = (name: string) => cloud.mails().filter(({ to }) => to === `${name}@creel.example`).length;

/** Which calls of the table a mail takes. */
async function recordCalls(): Promise<WireRequest[]> {
  const calls: WireRequest[] = [];
  const record = (wire: WireRequest) => {
    calls.push(wire);
    return false;
  };
  cloud.dynamoDb.fail(record, FAULTS.dynamoDb.failed);
  await sendFromQueue('undisturbed');
  return calls;
}

it('arrives once, whichever call fails and however; twice only if nobody could write down that it was sent', async () => {
  const calls = await recordCalls();
  expect(mailsOf('undisturbed')).toBe(1);
  const arrived: Record<string, number> = {};
  for (const [index, { operation }] of calls.entries())
    for (const fault of ['failed', 'brokenOff', 'answerLost', 'doneThenFailed'] as const)
      for (const times of [1, SDK_ATTEMPTS]) {
        const name = `${index}-${operation}-${fault}-${times}`.toLowerCase();
        let seen = 0;
        let body: string | undefined;
        const isChosen = (wire: WireRequest) => {
          if (body === undefined && seen++ === index) body = wire.body;
          return wire.body === body;
        };
        const met = cloud.dynamoDb.fail(isChosen, FAULTS.dynamoDb[fault], times);
        await sendFromQueue(name);
        expect(met(), name).toBe(times);
        arrived[name] = mailsOf(name);
      }
  const last = `${calls.length - 1}-updateitem`;
  expect(Object.fromEntries(Object.entries(arrived).filter(([, mails]) => mails !== 1))).toEqual({
    [`${last}-failed-${SDK_ATTEMPTS}`]: 2,
    [`${last}-brokenoff-${SDK_ATTEMPTS}`]: 2,
  });
  expect(cloud.failures.splice(0).length).toBeGreaterThan(0);
}, 120_000);
